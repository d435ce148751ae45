import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildUser } from '../../modules/identity/testing.ts';
import { openRaw, sendRaw, statusIn } from '../../testing/raw-socket.ts';
import { startSecondApp } from '../../testing/second-app.ts';
import { startApi } from '../../testing/start-api.ts';
import { echoPages } from '../../testing/stub-pages.ts';

type App = Awaited<ReturnType<typeof startSecondApp>>;

const host = 'Host: localhost';
const post = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, host, ...headers, '', ''].join('\r\n');
const json = 'Content-Type: application/json';
const form = 'Content-Type: application/x-www-form-urlencoded';
const boundary = 'Content-Type: multipart/form-data; boundary=x';
const filePart = (name: string) =>
  `--x\r\nContent-Disposition: form-data; name="image"; filename="${name}"\r\n\r\n`;
/** Larger than anybody would wait for. */
const huge = 'Content-Length: 60000000';

let app: App;
let bearer = '';
beforeAll(async () => {
  app = await startSecondApp({ REQUEST_SECONDS: 1, UPLOADS_AT_ONCE: 8 }, echoPages);
  const { db } = await startApi();
  bearer = `Authorization: Bearer ${(await buildUser(db)).token}`;
});
const filesLeft = () => readdir(join(app.config.SOUK_DATA, 'uploads')).catch(() => []);
/** Retries until it is true. */
const eventually = (ask: () => unknown) => expect.poll(ask, { timeout: 10_000 });

/** Sends the same piece again and again until the server closes the connection. */
function trickle(start: string, piece: string, everyMs = 100): Promise<string> {
  const { socket, closed } = openRaw(app.port, start);
  const timer = setInterval(() => socket.write(piece), everyMs);
  return closed.finally(() => clearInterval(timer));
}

describe('a sender who takes longer than a request may take', () => {
  test.each([
    ['with headers', `GET /faq HTTP/1.1\r\n${host}\r\n`, 'X-More: 1\r\n'],
    ['with nothing', '', ''],
    ['with the JSON of a call', post('/api/v2/login', json, huge), ' '],
    ['with the form of a page', post('/login', form, huge), 'a'],
    ['with the files of a page', post('/post-ad', boundary, huge) + filePart('a.jpg'), 'a'],
    ['with chunks that never end', post('/api/v2/login', json, 'Transfer-Encoding: chunked'), '1\r\n \r\n'],
  ])('%s is let go', async (_what, start, piece) => {
    const answer = await trickle(start, piece);

    expect([0, 408, 413, 400]).toContain(statusIn(answer));
    await eventually(filesLeft).toEqual([]);
  });

  test('with an upload is let go, and nothing of it stays', async () => {
    const start = post('/api/v2/update-profile-pic', bearer, boundary, huge) + filePart('a.jpg');

    const answer = await trickle(start.replace(huge, 'Content-Length: 4000000'), 'a'.repeat(1000));

    expect([0, 408, 400]).toContain(statusIn(answer));
    await eventually(filesLeft).toEqual([]);
  });
});

describe('a body that nobody asked for', () => {
  test.each([
    ['an upload', post('/api/v2/update-profile-pic', boundary, huge) + filePart('a.jpg'), 401],
    ['JSON', `${post('/api/v2/address', json, 'Content-Length: 400000')}{`, 401],
    ['chunks', `${post('/api/v2/address', json, 'Transfer-Encoding: chunked')}1\r\n{\r\n`, 401],
    ['a call that does not exist', post('/api/v2/nothing', json, huge), 404],
    ['a call of another method', post('/api/v2/userdetail', json, huge), 405],
    ['a form that is too long', post('/login', form, huge), 413],
    ['a page with too many photos', post('/post-ad', boundary, 'Content-Length: 70000000'), 413],
    ['JSON that is too long', post('/api/v2/login', json, huge), 413],
    ['a body of no known type', post('/api/v2/login', 'Content-Type: application/x-strange', huge), 415],
    ['a foreign host', post('/api/v2/login', json, huge).replace('localhost', 'evil.example'), 400],
  ])('is refused before it comes, as %s', async (_what, start, status) => {
    const answer = await openRaw(app.port, start).closed;

    expect(statusIn(answer)).toBe(status);
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(await filesLeft()).toEqual([]);
  });

  test('is refused to an account of another kind before it comes', async () => {
    const answer = await openRaw(app.port, post('/api/v2/gallery', bearer, boundary, huge)).closed;

    expect(statusIn(answer)).toBe(403);
  });

  test('counts as a call, so that the limit is met without one body being read', async () => {
    const start = post('/api/v2/forgot-password', json, 'Content-Length: 5000');
    const waiting = await Promise.all(Array.from({ length: 10 }, () => openRaw(app.port, start).closed));

    const answer = await openRaw(app.port, start).closed;

    expect(new Set(waiting.map(statusIn))).toEqual(new Set([408]));
    expect(statusIn(answer)).toBe(429);
  });

  test('is read for whoever may send it', async () => {
    const body = `${filePart('a.txt')}no picture\r\n--x--\r\n`;
    const length = `Content-Length: ${body.length}`;
    const end = 'Connection: close';

    const answer = await sendRaw(
      app.port,
      ...post('/api/v2/update-profile-pic', bearer, boundary, length, end).trim().split('\r\n'),
      '',
      body.trimEnd(),
    );

    expect(statusIn(answer)).toBe(423);
    await eventually(filesLeft).toEqual([]);
  });
});

describe('uploads', () => {
  const start = (path: string, length = 4_000_000) =>
    post(path, bearer, boundary, `Content-Length: ${length}`) + filePart('a.jpg') + 'a'.repeat(100_000);

  test.each(['/api/v2/update-profile-pic', '/post-ad'])('broken off at %s leave nothing', async (path) => {
    const { socket, closed } = openRaw(app.port, start(path));
    await eventually(async () => (await filesLeft()).length).toBe(1);

    socket.destroy();
    await closed;

    await eventually(filesLeft).toEqual([]);
  });

  test('of one person are few at a time, and the next is told when to come again', async () => {
    const held = Array.from({ length: 6 }, () => openRaw(app.port, start('/api/v2/update-profile-pic')));
    await eventually(async () => (await filesLeft()).length).toBe(6);

    const answer = await openRaw(app.port, start('/api/v2/update-profile-pic')).closed;
    for (const { socket } of held) socket.destroy();

    expect(statusIn(answer)).toBe(503);
    expect(answer.toLowerCase()).toContain('retry-after: 5');
    await eventually(filesLeft).toEqual([]);
  });
});

describe('connections of one address', () => {
  test('are so many and no more', async () => {
    const { port } = await startSecondApp({ CONNECTIONS_PER_ADDRESS: 5 });
    const held = Array.from({ length: 5 }, () => openRaw(port, 'GET '));
    const kept = await Promise.all(
      held.map(({ socket }) => new Promise((open) => socket.on('connect', open))),
    );

    const [refused] = await Promise.all([openRaw(port, `GET /healthz HTTP/1.1\r\n${host}\r\n\r\n`).closed]);
    for (const { socket } of held) socket.destroy();

    expect(kept).toHaveLength(5);
    expect(refused).toBe('');
    await eventually(async () =>
      statusIn(await sendRaw(port, 'GET /healthz HTTP/1.1', host, 'Connection: close')),
    ).toBe(200);
  });

  test('behind a proxy are its own affair; requests count by the address that it forwards', async () => {
    const { port } = await startSecondApp(
      { CONNECTIONS_PER_ADDRESS: 2, TRUST_PROXY: ['loopback'] },
      echoPages,
    );
    const from = (address: string) => `X-Forwarded-For: ${address}`;
    const slow = (address: string) =>
      openRaw(port, `${post('/login', form, 'Content-Length: 9', from(address))}a`);
    const held = [slow('203.0.113.1'), slow('203.0.113.1'), slow('203.0.113.2')];
    const ask = async (address: string) =>
      statusIn(await sendRaw(port, 'GET /healthz HTTP/1.1', host, from(address), 'Connection: close'));

    await eventually(() => ask('203.0.113.1')).toBe(503);
    expect(await ask('203.0.113.2')).toBe(200);
    for (const { socket } of held) socket.destroy();
    await eventually(() => ask('203.0.113.1')).toBe(200);
  });
});
