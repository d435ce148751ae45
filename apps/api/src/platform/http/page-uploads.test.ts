import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildUser } from '../../modules/identity/testing.ts';
import { openRaw, statusIn } from '../../testing/raw-socket.ts';
import { startSecondApp } from '../../testing/second-app.ts';
import { startApi } from '../../testing/start-api.ts';
import { echoPages } from '../../testing/stub-pages.ts';
import type { Pages } from './pages.ts';

type App = Awaited<ReturnType<typeof startSecondApp>>;

const megabyte = 1024 * 1024;

/** Pages that report what was posted to them, and the memory it takes before a file is read. */
const readingPages: Pages = {
  ...echoPages,
  handle: async (request, { form }) => {
    const held = process.memoryUsage().arrayBuffers;
    const texts = [...(await request.formData())];
    const files = [...(form ?? [])].filter((entry): entry is [string, File] => entry[1] instanceof File);
    const first = files[0] ? Buffer.from(await files[0][1].arrayBuffer()).toString('latin1') : '';
    const told = files.map(([field, { name, type, size }]) => ({ field, name, type, size }));
    return Response.json({ held, texts, files: told, begins: first.slice(0, 5) });
  },
};

interface Told {
  held: number;
  texts: [string, string][];
  files: { field: string; name: string; type: string; size: number }[];
  begins: string;
}

let app: App;
let bearer = '';
beforeAll(async () => {
  app = await startSecondApp(
    { UPLOADS_AT_ONCE: 4, SOUK_DATA: `${(await startApi()).config.SOUK_DATA}-pages` },
    readingPages,
  );
  bearer = `Authorization: Bearer ${(await buildUser((await startApi()).db)).token}`;
});
const filesLeft = () => readdir(join(app.config.SOUK_DATA, 'uploads')).catch(() => []);
const soon = (ask: () => unknown) => expect.poll(ask, { timeout: 10_000 });

const post = async (form: FormData) => {
  const answer = await fetch(`http://127.0.0.1:${app.port}/post-ad`, {
    method: 'POST',
    body: form,
    headers: { host: 'localhost', origin: app.config.PUBLIC_URL },
  });
  return { status: answer.status, told: (await answer.json()) as Told };
};

const photo = (bytes: number) => new Blob(['photo', Buffer.alloc(bytes - 5, 1)], { type: 'image/jpeg' });

describe('a page’s form with files', () => {
  test('brings its texts in the request and its files beside it, in their order', async () => {
    const form = new FormData();
    form.append('title', 'A “bike” & more');
    form.append('images', photo(10), 'ärger.jpg');
    form.append('ids', '1');
    form.append('ids', '2');
    form.append('paper', photo(20), 'b.pdf');

    const { status, told } = await post(form);

    expect(status).toBe(200);
    expect(told).toMatchObject({
      texts: [
        ['title', 'A “bike” & more'],
        ['ids', '1'],
        ['ids', '2'],
      ],
      files: [
        { field: 'images', name: 'ärger.jpg', type: 'image/jpeg', size: 10 },
        { field: 'paper', name: 'b.pdf', size: 20 },
      ],
      begins: 'photo',
    });
    await soon(filesLeft).toEqual([]);
  });

  test('lies on disk, whatever it weighs, until the page asks for a file', async () => {
    const form = new FormData();
    for (let count = 0; count < 14; count += 1) form.append('images', photo(4 * megabyte), `${count}.jpg`);
    const body = await new Response(form).arrayBuffer();
    const before = process.memoryUsage().arrayBuffers;

    const { told } = await post(form);

    expect(body.byteLength).toBeGreaterThan(56 * megabyte);
    expect(told.files).toHaveLength(14);
    expect(told.held - before).toBeLessThan(16 * megabyte);
  });

  test('tells by its size of a file that is too large, and keeps the others', async () => {
    const form = new FormData();
    form.append('images', photo(6 * megabyte), 'large.jpg');
    form.append('images', photo(10), 'small.jpg');

    const { told } = await post(form);

    expect(told.files.map(({ size }) => size)).toEqual([4 * megabyte + 1, 10]);
  });

  test('is refused where it is too large as a whole, or one of its texts is', async () => {
    const large = new FormData();
    for (let count = 0; count < 17; count += 1) large.append('images', photo(4 * megabyte), `${count}.jpg`);
    const wordy = new FormData();
    wordy.append('images', photo(10), 'a.jpg');
    wordy.append('text', 'a'.repeat(200_000));

    expect((await post(wordy)).status).toBe(413);
    expect(await post(large).catch(() => ({ status: 413 }))).toMatchObject({ status: 413 });
    await soon(filesLeft).toEqual([]);
  });
});

describe('uploads of calls and of pages', () => {
  test('are counted together', async () => {
    const start = (path: string) =>
      [
        `POST ${path} HTTP/1.1`,
        'Host: localhost',
        bearer,
        'Content-Length: 4000000',
        'Content-Type: multipart/form-data; boundary=x',
        '',
        '--x',
        'Content-Disposition: form-data; name="image"; filename="a.jpg"',
        '',
        'a',
      ].join('\r\n');
    const [call, page] = ['/api/v2/update-profile-pic', '/post-ad'];
    const held = [call, call, page, page].map((path) => openRaw(app.port, start(path)));
    await soon(async () => (await filesLeft()).length).toBe(4);

    const refused = await Promise.all([call, page].map((path) => openRaw(app.port, start(path)).closed));
    for (const { socket } of held) socket.destroy();

    expect(refused.map(statusIn)).toEqual([503, 503]);
    await soon(filesLeft).toEqual([]);
  });
});
