import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { storage } from '../../../platform/files/storage.ts';
import { say } from '../../../platform/texts/say.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser, type TestUser } from '../../identity/testing.ts';
import { deleteFile } from './delete-file.ts';
import { getOwnFiles, imagePaths, readPrivate } from './file.queries.ts';
import { personalFiles } from './personal-files.ts';
import { uploadFiles } from './upload-files.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

let colours = 0;
/** A picture, different each time. */
const photo = (width = 400, height = 200) => {
  colours += 1;
  return sharp({ create: { width, height, channels: 3, background: { r: colours * 8, g: 90, b: 30 } } })
    .jpeg()
    .toBuffer();
};

describe('uploading files', () => {
  let api: TestApi;
  let seller: TestUser;
  beforeAll(async () => {
    api = await startApi();
    seller = await buildUser(api.db);
  });

  const file = (bytes: Buffer, name = 'a.jpg', field = 'images') => ({ field, name, bytes });
  const images = { field: 'images', max: 3, kind: 'image' } as const;
  const papers = { field: 'images', max: 1, kind: 'document' } as const;
  const get = (path: string, query = '', headers = {}) =>
    api.app.server.inject({ url: `/files/${encodeURIComponent(path)}${query}`, headers });
  const uploadOne = async (bytes: Buffer, rule: typeof images | typeof papers = images) => {
    const [row] = await uploadFiles(api.db, seller, [file(bytes)], rule);
    if (!row) throw new Error('nothing was uploaded');
    return row;
  };

  test('answers the pictures of the named field with their sizes and public paths', async () => {
    const other = file(await photo(), 'b.jpg', 'logo');

    const rows = await uploadFiles(api.db, seller, [file(await photo(), 'C:\\me\\beach.jpg'), other], images);

    expect(rows).toMatchObject([
      { ownerId: seller.id, kind: 'image', type: 'image/jpeg', width: 400, height: 200, name: 'beach.jpg' },
    ]);
    expect(rows[0]?.path).toMatch(/^public\/[0-9a-f]{2}\/[0-9a-f]{38}\.jpg$/);
  });

  test('stores the same content once', async () => {
    const bytes = await photo();

    const [first, second] = [await uploadOne(bytes), await uploadOne(bytes)];

    expect(second.id).not.toBe(first.id);
    expect(second.path).toBe(first.path);
  });

  test('tells at the field when there are too many', async () => {
    const four = await Promise.all([1, 2, 3, 4].map(async () => file(await photo())));

    await expect(uploadFiles(api.db, seller, four, images)).rejects.toMatchObject({
      status: 423,
      fields: { images: [say`Only ${3} files can be uploaded.`] },
    });
  });

  test('[image-types] refuses a broken picture at its field', async () => {
    const broken = (await photo(900, 900)).subarray(0, 300);

    await expect(uploadOne(broken)).rejects.toMatchObject({
      fields: { images: ['Only JPG, JPEG, PNG & PDF files are accepted.'] },
    });
  });

  test('[image-url] [avatar-size] serves 134 x 134 unless another size is asked for', async () => {
    const { path } = await uploadOne(await photo());

    const plain = await get(path);
    const wide = await get(path, '?w=190');

    expect(await sharp(plain.rawPayload).metadata()).toMatchObject({ width: 134, height: 134 });
    expect(await sharp(wide.rawPayload).metadata()).toMatchObject({ width: 200, height: 100 });
    expect(plain.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  test('serves webp to those who take it and nothing to those who have it', async () => {
    const { path } = await uploadOne(await photo());

    const first = await get(path, '', { accept: 'image/avif,image/webp,*/*' });
    const again = await get(path, '', { accept: 'image/webp', 'if-none-match': first.headers.etag });

    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      vary: expect.stringContaining('accept'),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('makes one derivative for a crowd, and a fixed number for all sizes there are', async () => {
    const { path } = await uploadOne(await photo());

    const crowd = await Promise.all(Array.from({ length: 40 }, (_, index) => get(path, `?w=${101 + index}`)));

    expect(new Set(crowd.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const kept = await readdir(join(storage().cacheFolder, path.replace('.jpg', '')));
    expect(kept.sort()).toEqual(['134xauto.jpg', '200xauto.jpg']);
  });

  test('serves a PDF as a download only', async () => {
    const [brochure] = await uploadFiles(api.db, seller, [file(pdf)], { ...papers, isPublic: true });

    const answer = await get(brochure?.path ?? '');

    expect(answer.rawPayload).toEqual(pdf);
    expect(answer.headers['content-disposition']).toMatch(/^attachment/);
    expect(answer.headers['content-security-policy']).toContain('sandbox');
  });

  test('keeps papers away from the public route, however the path is written', async () => {
    const paper = Buffer.concat([pdf, Buffer.from('% of one seller')]);
    const { id, path } = await uploadOne(paper, papers);

    const attempts = [
      path,
      path.replace('private', 'public'),
      `public/../${path}`,
      `public/ab/../../${path}`,
    ];
    const answers = await Promise.all(attempts.map((attempt) => get(attempt)));

    expect(path).toMatch(/^private\//);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect((await api.app.server.inject(`/files/${path}`)).statusCode).toBe(404);
    expect(await readPrivate(api.db, id)).toMatchObject({
      type: 'application/pdf',
      name: 'a.jpg',
      bytes: paper,
    });
  });

  test('lists public paths by id and hands a form only its own files', async () => {
    const [picture, paper] = [await uploadOne(await photo()), await uploadOne(pdf, papers)];
    const stranger = await buildUser(api.db);

    expect(await imagePaths(api.db, [picture.id, paper.id])).toEqual(new Map([[picture.id, picture.path]]));
    expect(await getOwnFiles(api.db, seller, [paper.id, picture.id])).toMatchObject([
      { id: paper.id },
      { id: picture.id },
    ]);
    await expect(getOwnFiles(api.db, stranger, [picture.id])).rejects.toMatchObject({
      code: 'record-not-found',
    });
  });

  test('a deleted file is gone from the disk once no other file has its content', async () => {
    const bytes = await photo();
    const [first, second] = [await uploadOne(bytes), await uploadOne(bytes)];
    const removing = (id: number) => api.db.transaction((tx) => deleteFile(tx, seller, id));

    await removing(first.id);
    await api.settle();
    const afterOne = await storage().has(first.path);
    await removing(second.id);
    await api.settle();

    expect(afterOne).toBe(true);
    expect(await storage().has(first.path)).toBe(false);
    expect((await get(first.path)).statusCode).toBe(404);
  });

  test('content that is deleted while it is uploaded again stays', async () => {
    const bytes = await photo();
    const first = await uploadOne(bytes);
    await api.db.transaction((tx) => deleteFile(tx, seller, first.id));

    const [second] = await Promise.all([uploadOne(bytes), api.settle()]);
    await api.settle();

    expect(await storage().has(second.path)).toBe(true);
  });

  test('a person’s uploads are in their export and deleted with their account', async () => {
    const leaver = await buildUser(api.db);
    const [kept] = await uploadFiles(api.db, leaver, [file(await photo(), 'me.jpg')], images);
    const shown = await personalFiles.export(api.db, leaver.id);

    await api.db.transaction((tx) => personalFiles.erase(tx, leaver.id));
    await api.settle();

    expect(shown).toMatchObject([{ name: 'me.jpg', type: 'image/jpeg' }]);
    expect(await personalFiles.export(api.db, leaver.id)).toEqual([]);
    expect(await storage().has(kept?.path ?? '')).toBe(false);
  });

  test('a stranger deletes nothing', async () => {
    const { id } = await uploadOne(await photo());
    const stranger = await buildUser(api.db);

    const removing = api.db.transaction((tx) => deleteFile(tx, stranger, id));

    await expect(removing).rejects.toMatchObject({ code: 'record-not-found' });
  });
});
