import { beforeAll, describe, expect, test } from 'vitest';
import { sendRaw, statusIn } from '../../testing/raw-socket.ts';
import { startSecondApp } from '../../testing/second-app.ts';
import { createHostCheck } from './allowed-hosts.ts';

const site = { PUBLIC_URL: 'https://souk.example', ALLOWED_HOSTS: ['10.0.0.5:3000'], isProduction: true };

describe('the names by which the site may be asked for', () => {
  const isAllowed = createHostCheck(site);

  test.each(['souk.example', 'SOUK.example', 'souk.example:443', '10.0.0.5:3000'])('%s is ours', (host) => {
    expect(isAllowed(host)).toBe(true);
  });

  test.each([
    'evil.example',
    'souk.example.evil.example',
    'souk.example:8080',
    'souk.example.',
    'localhost:3000',
    'souk.example@evil.example',
    'souk.example/evil',
    'souk.example,evil.example',
    'evil',
    '',
    '127.0.0.1',
    'souk.example\\evil',
    'souk.example#',
    'souk.example:443:443',
    '10.0.0.5',
    '[::1]',
    'souk%2eexample',
  ])('%j is not', (host) => {
    expect(isAllowed(host)).toBe(false);
  });

  test('a request without a name is refused', () => {
    expect(isAllowed(undefined)).toBe(false);
  });

  test.each(['localhost:4100', '127.0.0.1', '[::1]:3000'])('outside production so is %s', (host) => {
    expect(createHostCheck({ ...site, isProduction: false })(host)).toBe(true);
    expect(createHostCheck({ ...site, isProduction: false })('localhost.evil.example')).toBe(false);
  });
});

describe('a request on the wire', () => {
  let port = 0;
  beforeAll(async () => {
    // In production an overloaded machine answers 503 before anything is looked at.
    ({ port } = await startSecondApp({ ...site, isProduction: false }));
  });
  const ask = async (target: string, ...headers: string[]) =>
    statusIn(await sendRaw(port, `GET ${target} HTTP/1.1`, ...headers, 'Connection: close'));
  const ours = 'Host: souk.example';

  test('for our name is answered, for another is not', async () => {
    expect(await ask('/api/v2/openapi.json', ours)).toBe(200);
    expect(await ask('/api/v2/openapi.json', 'Host: evil.example')).toBe(400);
    expect(await ask('/api/v2/openapi.json', 'Host: evil.example', 'X-Forwarded-Host: souk.example')).toBe(
      400,
    );
  });

  test('that names two hosts is refused', async () => {
    expect(await ask('/api/v2/openapi.json', ours, 'host: evil.example')).toBe(400);
  });

  test.each([
    'http://souk.example/faq',
    'http://evil.example/api/v2/openapi.json',
    'HTTPS://evil.example/',
    '*',
  ])('for the whole address %s is refused', async (target) => {
    expect(await ask(target, ours)).toBe(400);
  });

  test.each([
    '//evil.example/',
    '///evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '//souk.example/api/v2/openapi.json',
  ])('for %s finds nothing', async (target) => {
    expect([400, 404]).toContain(await ask(target, ours));
  });

  test.each(['/healthz', '/readyz'])('of a prober, for %s, may name the machine', async (target) => {
    expect(await ask(target, 'Host: 192.0.2.7:3000')).toBe(200);
  });
});
