import { getUserProfileById } from '@souk/contract/modules/identity/profiles';
import {
  getCorrespondent,
  listConversationMessages,
  listConversations,
} from '@souk/contract/modules/messaging/conversations';
import { describe, expect, test } from 'vitest';
import { buildPageArgs, buildRequest } from '../../lib/page.testing.ts';
import { loadThread } from './load-thread.server.ts';
import type { ThreadPlace } from './messages-path.ts';

const ok = (data: unknown) => ({ body: { data } });
const conversation = {
  id: 5,
  user_id: 2,
  name: 'Nour',
  image: null,
  is_blocked: false,
  may_write: true,
  subject: null,
  classified_id: 30,
  booking_id: null,
};
const found = {
  conversation_id: null,
  name: 'Nour',
  image: null,
  is_blocked: true,
  may_write: false,
  subject: null,
};
const known = {
  [listConversationMessages.path]: ok({ data: [{ id: 9 }], has_more: true, conversation }),
  [getUserProfileById.path]: ok({ member_since: '2024-01-02T00:00:00.000Z' }),
  [getCorrespondent.path]: ok(found),
  [listConversations.path]: ok({
    data: [
      { id: 4, user_id: 3 },
      { id: 5, user_id: 2 },
    ],
  }),
};

async function opened(place: Partial<ThreadPlace> | null, answers: object = {}, before?: number) {
  const { args, calls } = await buildPageArgs(buildRequest(), { ...known, ...answers });
  return { thread: await loadThread(args, place as ThreadPlace | null, before), calls };
}

describe('the conversation that an address opens', () => {
  test('is none where it names neither a conversation nor a person', async () => {
    expect((await opened(null)).thread).toBeNull();
    expect((await opened({})).thread).toBeNull();
  });

  test('is the named one, before the named message', async () => {
    const { thread, calls } = await opened({ conversationId: 5, userId: 7 }, {}, 40);

    expect(thread).toMatchObject({
      conversationId: 5,
      mayWrite: true,
      hasEarlier: true,
      messages: [{ id: 9 }],
    });
    expect(calls[0]?.path).toContain('5');
    expect(JSON.stringify(calls[0])).toContain('40');
  });

  test('is the newest with the named person, whatever it was about', async () => {
    expect((await opened({ userId: 2 })).thread).toMatchObject({ conversationId: 5 });
  });

  test('is a new one about the named ad, even where others exist', async () => {
    const { thread, calls } = await opened({ userId: 2, classifiedId: 30 });

    expect(thread).toMatchObject({
      conversationId: null,
      classifiedId: 30,
      isBlocked: true,
      mayWrite: false,
      messages: [],
    });
    expect(calls.map(({ endpoint }) => endpoint.path)).not.toContain(listConversations.path);
  });

  test('is the known one about the named ad', async () => {
    const answers = { [getCorrespondent.path]: ok({ ...found, conversation_id: 5 }) };

    expect((await opened({ userId: 2, classifiedId: 30 }, answers)).thread).toMatchObject({
      conversationId: 5,
    });
  });

  test('can be with somebody whose account is closed, but not with an API that fails', async () => {
    const closed = { [getUserProfileById.path]: { status: 404, body: { message: 'Record not found' } } };
    const broken = { [getUserProfileById.path]: { status: 500 } };

    expect((await opened({ conversationId: 5 }, closed)).thread?.person.memberSince).toBeNull();
    await expect(opened({ conversationId: 5 }, broken)).rejects.toMatchObject({ status: 500 });
  });
});
