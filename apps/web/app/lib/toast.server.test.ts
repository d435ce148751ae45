import { expect, test } from 'vitest';
import { buildPageArgs, buildRequest } from './page.testing.ts';
import { redirectWithToast, takeToast } from './toast.server.ts';

test('a toast left with a redirect is shown on the next page once', async () => {
  const first = await buildPageArgs(buildRequest());
  const answer = redirectWithToast(first.args, '/cart', 'Item added to cart.');
  const cookie = first.state.setCookies[0]?.split(';')[0] ?? '';

  const next = await buildPageArgs(buildRequest({ cookie }));

  expect(answer.headers.get('location')).toBe('/cart');
  expect(takeToast(next.args)).toMatchObject({ tone: 'good', title: 'Item added to cart.' });
  expect(next.state.setCookies[0]).toContain('Max-Age=0');
  expect(takeToast(next.args)).toBeNull();
});

test('a forged toast cookie is ignored', async () => {
  const { args } = await buildPageArgs(buildRequest({ cookie: 'souk_toast=%7B%22title%22%3A1%7D' }));

  expect(takeToast(args)).toBeNull();
});
