import { describe, expect, test } from 'vitest';
import { startSecondApp } from '../../testing/second-app.ts';
import { echoedIn, echoPages } from '../../testing/stub-pages.ts';
import { readConfig } from '../config.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

const reading = (TRUST_PROXY: string, NODE_ENV = 'development') =>
  readConfig({ TRUST_PROXY, NODE_ENV, DEMO: 'false', PUBLIC_URL: 'https://souk.example' }).TRUST_PROXY;

describe('the proxies that are trusted', () => {
  test('are nobody, a number in a row, or networks', () => {
    expect(readConfig({}).TRUST_PROXY).toBe(false);
    expect(reading('2')).toBe(2);
    expect(reading('loopback, 10.0.0.0/8,2001:db8::/32,192.0.2.7')).toEqual([
      'loopback',
      '10.0.0.0/8',
      '2001:db8::/32',
      '192.0.2.7',
    ]);
  });

  test.each([
    'yes',
    '0',
    '10',
    '-1',
    '1.5',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '::/0',
    '10.0.0',
    'souk.example',
    'loopback,',
  ])('cannot be %s', (text) => {
    expect(() => reading(text)).toThrow(/TRUST_PROXY: use the number of proxies in front/);
  });
});

describe('the address of a client', () => {
  const addressFrom = async (TRUST_PROXY: TrustedProxies, remoteAddress: string, forwarded: string) => {
    const { server } = await startSecondApp({ TRUST_PROXY }, echoPages);
    const headers = { 'x-forwarded-for': forwarded };
    return echoedIn((await server.inject({ url: '/faq', remoteAddress, headers })).body).clientAddress;
  };

  test('is the one of the connection where no proxy is trusted', async () => {
    expect(await addressFrom(false, '198.51.100.1', '203.0.113.9')).toBe('198.51.100.1');
  });

  test('is what the last of so many proxies saw, whatever a client put before it', async () => {
    expect(await addressFrom(1, '10.0.0.1', '203.0.113.9')).toBe('203.0.113.9');
    expect(await addressFrom(1, '10.0.0.1', '192.0.2.66, 203.0.113.9')).toBe('203.0.113.9');
    expect(await addressFrom(2, '10.0.0.1', '192.0.2.66, 203.0.113.9, 10.0.0.2')).toBe('203.0.113.9');
  });

  test('is believed of the named networks only', async () => {
    expect(await addressFrom(['10.0.0.0/8'], '10.0.0.1', '192.0.2.66, 203.0.113.9')).toBe('203.0.113.9');
    expect(await addressFrom(['10.0.0.0/8'], '198.51.100.1', '203.0.113.9')).toBe('198.51.100.1');
  });
});
