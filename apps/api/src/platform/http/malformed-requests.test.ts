import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildUser } from '../../modules/identity/testing.ts';
import { openRaw, statusIn } from '../../testing/raw-socket.ts';
import { startSecondApp } from '../../testing/second-app.ts';
import { startApi } from '../../testing/start-api.ts';
import { echoPages } from '../../testing/stub-pages.ts';

let port = 0;
beforeAll(async () => {
  ({ port } = await startSecondApp({ REQUEST_SECONDS: 1 }, echoPages));
});

const host = 'Host: localhost';
/** The statuses of all answers on a connection until it was closed. */
async function statusesOf(text: string | Uint8Array): Promise<number[]> {
  const answer = await openRaw(port, text).closed;
  return [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
}
const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`;
const post = (...headers: string[]) =>
  lines('POST /api/v2/login HTTP/1.1', host, 'Content-Type: application/json', ...headers);

describe('a request that is not one', () => {
  test.each([
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['TLS on the wrong port', Buffer.from('160301020001000100', 'hex')],
    ['a version that does not exist', lines('GET / HTTP/9.9', host)],
    ['no host', lines('GET / HTTP/1.1')],
    ['a method that does not exist', lines('HELLO / HTTP/1.1', host)],
    ['a header without a name', lines('GET / HTTP/1.1', host, ': x')],
    ['a header with a space in its name', lines('GET / HTTP/1.1', host, 'X Y: z')],
    ['a header with a NUL', lines('GET / HTTP/1.1', host, 'X-A: a\u0000b')],
    ['a header that is folded', lines('GET / HTTP/1.1', host, 'X-A: a', ' b')],
    ['lines that end in half', 'GET / HTTP/1.1\nHost: localhost\rX: y\r\n\r\n'],
    ['headers that are too large', lines('GET / HTTP/1.1', host, `X-A: ${'a'.repeat(40_000)}`)],
    ['an address that is too long', lines(`GET /${'a'.repeat(40_000)} HTTP/1.1`, host)],
    ['two lengths', post('Content-Length: 2', 'Content-Length: 3')],
    ['two lengths in one', post('Content-Length: 2, 3')],
    ['a length and chunks', post('Content-Length: 2', 'Transfer-Encoding: chunked')],
    ['chunks twice over', post('Transfer-Encoding: chunked, chunked')],
    ['chunks by another name', post('Transfer-Encoding: xchunked')],
    ['chunks with a space before the colon', post('Transfer-Encoding : chunked')],
    ['a length below zero', post('Content-Length: -1')],
    ['a length with a sign', post('Content-Length: +2')],
    ['a length in hexadecimal', post('Content-Length: 0x2')],
    ['a chunk without a size', `${post('Transfer-Encoding: chunked')}zz\r\n`],
    ['a chunk that is larger than any number', `${post('Transfer-Encoding: chunked')}fffffffffffffffff\r\n`],
    ['a chunk whose end is missing', `${post('Transfer-Encoding: chunked')}2\r\n{}{}\r\n`],
  ])('as %s, is refused and its connection closed', async (_what, text) => {
    const statuses = await statusesOf(text);

    expect(statuses.length).toBeLessThanOrEqual(1);
    for (const status of statuses) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });

  test('does not smuggle another past the first', async () => {
    const hidden = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const shapes = [
      `${post('Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\n${hidden}`,
      `${post('Transfer-Encoding: chunked', 'Transfer-Encoding: identity')}0\r\n\r\n${hidden}`,
      `${post('Transfer-Encoding:\u000bchunked', `Content-Length: ${hidden.length}`)}${hidden}`,
      `${post('Content-Length: 0', `Content-Length: ${hidden.length}`)}${hidden}`,
    ];
    const answers = await Promise.all(shapes.map(statusesOf));

    expect(answers.flat()).not.toContain(200);
  });
});

describe('odd paths, queries and cookies', () => {
  const odd = fc.constantFrom(
    '%',
    '%zz',
    '%00',
    '%ff',
    '%c0%ae',
    '%u0041',
    '%0d%0a',
    '%2e%2e',
    '%2f',
    '%5c',
    '..',
    '//',
    '\\',
    ';',
    '|',
    '\u00e9',
    '\u00ff',
    '"',
    "'",
    '<',
    '{',
    '^',
    '`',
    '[',
    '&',
    '=',
    '?',
    '?a[b]=c',
    '#',
    '__proto__',
    'a'.repeat(400),
  );
  const text = fc.array(odd, { maxLength: 6 }).map((parts) => parts.join(''));
  const places = [
    '/',
    '/api/v2/',
    '/api/v2/classifieds/',
    '/files/public/',
    '/assets/',
    '/product-details/classified/',
    '/dev/',
  ];
  const request = fc.record({
    method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'),
    place: fc.constantFrom(...places),
    path: text,
    query: text,
    cookie: text,
  });

  test('get an answer that is none of our faults, and never a silent connection', async () => {
    const sent = fc.sample(request, { numRuns: 400, seed: 7 });
    const faults: string[] = [];
    for (const { method, place, path, query, cookie } of sent) {
      const line = `${method} ${place}${path}?${query} HTTP/1.1`;
      const headers = [
        host,
        `Cookie: souk_theme=${cookie}; souk_session=${cookie}; ${cookie}`,
        'Connection: close',
      ];
      const answer = await openRaw(port, Buffer.from(lines(line, ...headers), 'latin1')).closed;
      const status = statusIn(answer);
      if (status < 200 || status >= 500) faults.push(`${status} ${line} ${cookie}`);
    }

    expect(faults).toEqual([]);
  });
});

describe('a form with files that cannot be read', () => {
  const part = 'Content-Disposition: form-data; name="image"; filename="a.jpg"';
  const shapes: [string, string, string][] = [
    ['without a boundary', 'multipart/form-data', '--x\r\n\r\n--x--\r\n'],
    ['with an empty boundary', 'multipart/form-data; boundary=', '--\r\n\r\n----\r\n'],
    ['with another boundary', 'multipart/form-data; boundary=y', `--x\r\n${part}\r\n\r\na\r\n--x--\r\n`],
    ['that breaks off in a file', 'multipart/form-data; boundary=x', `--x\r\n${part}\r\n\r\naaa`],
    ['that breaks off in its headers', 'multipart/form-data; boundary=x', `--x\r\n${part.slice(0, 20)}`],
    ['of nothing', 'multipart/form-data; boundary=x', ' '],
    ['of a part without a name', 'multipart/form-data; boundary=x', '--x\r\n\r\na\r\n--x--\r\n'],
    [
      'of a field that no object may have',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\na\r\n--x--\r\n',
    ],
    [
      'of JSON that is none',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: application/json\r\n\r\n{\r\n--x--\r\n',
    ],
    [
      'of more parts than any form has',
      'multipart/form-data; boundary=x',
      `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\na\r\n'.repeat(200)}--x--\r\n`,
    ],
    [
      'of a file without an end to its headers',
      'multipart/form-data; boundary=x',
      `--x\r\n${part}\r\n${'X-A: b\r\n'.repeat(5000)}`,
    ],
  ];

  test.each(shapes)('%s, is refused as the sender’s fault', async (_what, type, payload) => {
    const { app, db } = await startApi();
    const { token } = await buildUser(db);
    const headers = { 'content-type': type, authorization: `Bearer ${token}` };

    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/v2/update-profile-pic',
      headers,
      payload,
    });

    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });
});
