import { beforeAll, describe, expect, test } from 'vitest';
import { startSecondApp } from '../../testing/second-app.ts';
import { echoedIn, echoPages } from '../../testing/stub-pages.ts';

type App = Awaited<ReturnType<typeof startSecondApp>>;

let app: App;
beforeAll(async () => {
  app = await startSecondApp(
    { PUBLIC_URL: 'https://souk.example', ALLOWED_HOSTS: ['other.example'] },
    echoPages,
  );
});
const get = (url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ url, headers: { host: 'souk.example', ...headers } });
const nonceOf = (html: string) => /nonce="([^"]+)"/.exec(html)?.[1] ?? '';

describe('the address that a page thinks it has', () => {
  test.each([
    { host: 'souk.example' },
    { host: 'other.example' },
    { host: 'localhost:4000', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
    { host: 'souk.example', forwarded: 'host=evil.example' },
  ])('is the public one for %j', async (headers) => {
    expect(echoedIn((await get(`/a?${JSON.stringify(headers)}`, headers)).body).origin).toBe(
      'https://souk.example',
    );
  });

  test('is refused to a foreign host, which leaves nothing behind in what is kept', async () => {
    const foreign = await get('/poisoned', { host: 'evil.example' });
    const next = await get('/poisoned');

    expect(foreign.statusCode).toBe(400);
    expect(next.body).not.toContain('evil');
  });
});

describe('a kept page', () => {
  test('is made of what its key says: address, theme and language, and no sign of who asked first', async () => {
    const first = await get('/shared', {
      'user-agent': 'First',
      cookie: 'theme=dark; theirs=1',
      'x-one': '1',
    });
    const again = await get('/shared', { 'user-agent': 'Second', cookie: 'theme=dark' });
    const light = await get('/shared', { cookie: 'theme=light' });

    expect(echoedIn(first.body)).toMatchObject({ cookie: 'theme=dark', agent: null });
    expect(echoedIn(again.body)).toEqual(echoedIn(first.body));
    expect(echoedIn(light.body).cookie).toBe('theme=light');
  });

  test('is never one that a visitor with cookies of ours saw', async () => {
    const personal = await get('/viewed', { cookie: 'souk_device=d1' });
    const next = await get('/viewed');
    const known = await get('/viewed?b', { cookie: 'souk_device=d1' });
    const both = await Promise.all([get('/viewed?b', { cookie: 'souk_device=d2' }), get('/viewed?b')]);

    expect(echoedIn(personal.body).cookie).toBe('souk_device=d1');
    expect(echoedIn(next.body).cookie).toBe('');
    expect(echoedIn(known.body).cookie).toBe('souk_device=d1');
    expect(both.map(({ body }) => echoedIn(body).cookie)).toEqual(['', '']);
  });

  test('carries a nonce of its own in each answer, and lends none to what a user wrote', async () => {
    const title = 'souk-nonce-souk-nonce';
    const fresh = await get(`/n?title=${title}`);
    const kept = await get(`/n?title=${title}`);

    expect(nonceOf(fresh.body)).not.toBe(nonceOf(kept.body));
    for (const { body, headers } of [fresh, kept]) {
      expect(String(headers['content-security-policy'])).toContain(`'nonce-${nonceOf(body)}'`);
      expect(body).toContain(`<p>${title}</p>`);
      expect(body.split(nonceOf(body))).toHaveLength(2);
    }
  });
});

describe('what may be stored of a page', () => {
  test.each([
    ['a visitor sees', {}, 'private, no-cache'],
    ['a signed-in user sees', { cookie: 'souk_session=t' }, 'private, no-store'],
    [
      'somebody sees under the cookie of a secure site',
      { cookie: '__Host-souk_session=t' },
      'private, no-store',
    ],
    ['a program with a token sees', { authorization: 'Bearer t' }, 'private, no-store'],
  ])('that %s is said with it', async (_who, headers, expected) => {
    const answers = [await get('/stored', headers), await get('/stored', headers)];

    expect(answers.map((answer) => answer.headers['cache-control'])).toEqual([expected, expected]);
    expect(answers.map((answer) => answer.headers.vary)).toEqual(
      answers.map(() => expect.stringContaining('cookie')),
    );
  });
});

describe('every answer', () => {
  test.each([
    '/faq',
    '/api/v2/openapi.json',
    '/api/v2/nothing',
    '/api/v2/userdetail',
    '/healthz',
    '/files/nothing',
    '//evil.example',
    '/%zz',
    '/api/v2/%zz',
  ])('of %s tells browsers to keep to its type and to ask for no power that is not used', async (url) => {
    const { headers } = await get(url);

    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['permissions-policy']).toContain('camera=(self)');
    expect(headers['permissions-policy']).toContain('microphone=()');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cache-control']).toBeDefined();
  });

  test('in production tells browsers to come back over TLS only', async () => {
    const settings = { PUBLIC_URL: 'https://souk.example', isProduction: true, DEMO: false };
    const { server } = await startSecondApp(settings, echoPages);
    const answer = await server.inject({ url: '/faq', headers: { host: 'souk.example' } });

    expect(answer.headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
  });
});
