import { expect, test } from 'vitest';
import { pageVariant } from './page-variant.ts';

const variantOf = (headers: Record<string, string>, path = '/faq') =>
  pageVariant(
    new Request(`http://souk.test${path}`, { headers: { 'accept-language': 'en-AU', ...headers } }),
    false,
  );

test('pages are kept apart by theme and language', () => {
  expect(variantOf({})?.key).toBe('system.en');
  expect(variantOf({ cookie: 'souk_theme=dark' })?.key).toBe('dark.en');
  expect(variantOf({ 'accept-language': 'ar-XB, en;q=0.5' })?.key).toBe(
    variantOf({ cookie: 'souk_lang=pseudo-rtl' })?.key,
  );
});

test('a page for everyone is requested with what its key says and nothing else', () => {
  const asked = variantOf({
    cookie: 'souk_theme=dark; souk_device=d1; souk_cart=c1; theirs=1',
    'user-agent': 'Browser',
    host: 'elsewhere.test',
  });

  expect(asked?.headers).toEqual({ cookie: 'souk_lang=en; souk_theme=dark' });
  expect(asked?.isPlain).toBe(false);
  expect(variantOf({ cookie: 'theirs=1' })?.isPlain).toBe(true);
});

test('a page requested by its variant has that variant', () => {
  const asked = variantOf({ cookie: 'souk_theme=light', 'accept-language': 'en-XA' });

  expect(variantOf(asked?.headers ?? {})?.key).toBe(asked?.key);
});

test.each([
  ['that tells somebody what they have just done', { cookie: 'souk_toast=%7B%7D' }, '/faq'],
  ['for a visitor who told what they eat', { cookie: 'souk_food=school%3Dhanafi' }, '/faq'],
  ['for a program with a token', { authorization: 'Bearer t' }, '/faq'],
  ['of what a device has looked at', { cookie: 'souk_device=d1' }, '/classifieds/recently-viewed/all'],
  [
    'of what a device has looked at, at its end',
    { cookie: 'souk_device=d1' },
    '/classifieds/filter/recently-viewed',
  ],
])('a page %s is neither cached nor served from the cache', (_what, headers, path) => {
  expect(variantOf(headers as Record<string, string>, path)).toBeNull();
});

test('the zone of a browser is no part of the key where the browser itself corrects the times', () => {
  const told = variantOf({ cookie: 'souk_time_zone=Asia%2FKathmandu' });

  expect(told).toEqual(variantOf({}));
  expect(told?.isPlain).toBe(true);
});

test('a list of a period is cached by zone, because its days depend on it', () => {
  const list = '/classifieds/filter/all?date_filter=Today';
  const told = variantOf({ cookie: 'souk_time_zone=Asia%2FKathmandu' }, list);

  expect(told?.key).toBe('system.en.Asia/Kathmandu');
  expect(variantOf(told?.headers ?? {}, list)?.key).toBe(told?.key);
  expect(variantOf({ cookie: 'souk_time_zone=Mars%2FOlympus' }, list)?.key).toBe('system.en');
});
