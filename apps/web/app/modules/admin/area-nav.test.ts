import { expect, test } from 'vitest';
import { deskItems, isWithin } from './area-nav.ts';

test.each([
  ['/admin', ['/admin']],
  ['/admin/ads/7', ['/admin/ads']],
  ['/admin/payments', ['/admin/payments']],
  ['/admin/chargebacks', ['/admin/payments']],
  ['/admin/payouts/3', ['/admin/payments']],
  ['/admin/payments-of-old', []],
])('the page %s belongs to %j', (pathname, expected) => {
  const items = deskItems(['money', 'ads']).flat();

  const marked = items.filter((item) => isWithin(item, pathname)).map(({ to }) => to);

  expect(marked).toEqual(expected);
});
