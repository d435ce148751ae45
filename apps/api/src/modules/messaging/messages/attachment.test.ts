import { blockMessages } from '@souk/contract/modules/messaging/blocks';
import type { Message } from '@souk/contract/modules/messaging/messages';
import type { Envelope } from '@souk/contract/shared/endpoint';
import { count } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser, type TestUser } from '../../identity/testing.ts';
import { files } from '../../media/index.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

async function post({ app }: TestApi, from: TestUser, to: TestUser, bytes: Buffer, name = 'plan.pdf') {
  const form = new FormData();
  form.set('receiver_id', String(to.id));
  form.set('message', 'See the plan');
  form.set('attachment', new File([new Uint8Array(bytes)], name));
  const encoded = new Response(form);
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/v2/messages',
    headers: {
      authorization: `Bearer ${from.token}`,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return answer.json<Envelope<Message>>();
}

const open = ({ app }: TestApi, user: TestUser, id: number) =>
  app.server.inject({
    url: `/api/v2/messages/${id}/attachment`,
    headers: { authorization: `Bearer ${user.token}` },
  });

describe('attachments', () => {
  test('come with the message and open for the two people alone', async () => {
    const api = await startApi();
    const [mia, omar, stranger] = [await buildUser(api.db), await buildUser(api.db), await buildUser(api.db)];

    const { status, data } = await post(api, mia, omar, pdf);

    expect(status).toBe(201);
    expect(data.attachment).toMatchObject({
      name: 'plan.pdf',
      type: 'application/pdf',
      is_image: false,
      bytes: pdf.length,
    });
    for (const person of [mia, omar]) {
      const opened = await open(api, person, data.id);
      expect([opened.statusCode, opened.rawPayload.equals(pdf)]).toEqual([200, true]);
    }
    expect((await open(api, stranger, data.id)).statusCode).toBe(404);
  });

  test('of other kinds are refused, and no message is sent', async () => {
    const api = await startApi();
    const [mia, omar] = [await buildUser(api.db), await buildUser(api.db)];

    const refused = await post(api, mia, omar, Buffer.from('MZ this is a program'), 'photo.jpg');

    expect(refused).toMatchObject({
      status: 423,
      message: 'Only JPG, JPEG, PNG & PDF files are accepted.',
    });
  });

  test('are not kept where the message may not be sent', async () => {
    const api = await startApi();
    const [mia, omar] = [await buildUser(api.db), await buildUser(api.db)];
    await api.as(omar).call(blockMessages, { body: { user_id: mia.id } });
    const counted = () => api.db.select({ kept: count() }).from(files);
    const before = await counted();

    const refused = await post(api, mia, omar, pdf);

    expect(refused).toMatchObject({ status: 422, message: 'You cannot write to this user.' });
    expect(await counted()).toEqual(before);
  });
});
