import { getUserProfile, removeProfilePic } from '@souk/contract/modules/identity/profiles';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { files } from '../files/file.tables.ts';

let colours = 0;
const photo = () => {
  colours += 1;
  return sharp({ create: { width: 60, height: 60, channels: 3, background: { r: colours * 8, g: 9, b: 3 } } })
    .png()
    .toBuffer();
};

async function start() {
  const api = await startApi();
  const user = await buildUser(api.db);
  const upload = async (content: Buffer<ArrayBufferLike>, name = 'me.png') => {
    const form = new FormData();
    form.set('image', new Blob([new Uint8Array(content)]), name);
    const request = new Request('http://souk', { method: 'POST', body: form });
    const response = await api.app.server.inject({
      method: 'POST',
      url: '/api/v2/update-profile-pic',
      headers: {
        authorization: `Bearer ${user.token}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return response.json<{ status: number; message: string; data: { image: string } }>();
  };
  return { ...api, user, upload };
}

describe('changing the picture of oneself', () => {
  test('shows the new one and lets the old one go', async () => {
    const { as, db, user, upload } = await start();
    await upload(await photo());

    const { status, message, data } = await upload(await photo());

    expect({ status, message }).toEqual({ status: 200, message: 'Profile updated successfully.' });
    expect(await as(user).call(getUserProfile)).toMatchObject({ image: data.image });
    expect(await db.select().from(files).where(eq(files.ownerId, user.id))).toMatchObject([
      { path: data.image },
    ]);
  });

  test('leaves one file of two uploads at once', async () => {
    const { db, user, upload } = await start();
    const pictures = [await photo(), await photo()];

    await Promise.all(pictures.map((picture) => upload(picture)));

    expect(await db.$count(files, eq(files.ownerId, user.id))).toBe(1);
  });

  test('takes it away again, its file with it', async () => {
    const { as, db, user, upload } = await start();
    await upload(await photo());

    const { envelope } = await as(user).send(removeProfilePic);
    await as(user).call(removeProfilePic);

    expect(envelope).toMatchObject({ status: 200, message: 'Profile updated successfully.', data: null });
    expect(await as(user).call(getUserProfile)).toMatchObject({ image: null });
    expect(await db.$count(files, eq(files.ownerId, user.id))).toBe(0);
  });

  test('is for who is signed in', async () => {
    const { as } = await start();

    await expect(as().call(removeProfilePic)).rejects.toMatchObject({ status: 401 });
  });

  test('refuses what is no picture, too large or missing [image-types] [image-size]', async () => {
    const { upload } = await start();

    expect(await upload(Buffer.from('just text'), 'me.png')).toMatchObject({ status: 423 });
    expect(await upload(Buffer.alloc(4 * 1024 * 1024 + 1), 'me.png')).toMatchObject({
      status: 423,
      message: 'File size should be less than or equals to 4 mb.',
    });
    expect(await upload(Buffer.alloc(0), '')).toMatchObject({ status: 423 });
  });
});
