import { expect, test } from 'vitest';
import { renderAt, wordsOf } from '../../../lib/render.testing.tsx';
import { ListingPrice } from './listing-card.tsx';

const item = {
  price: { cents: 9500, currency: 'AUD' },
  price_unit: null,
  was_price: null,
  template_slug: null,
} as const;

test.each([
  ['fixed', '$95.00'],
  ['from', '$95.00 and up'],
  ['hour', '$95.00 per hour'],
  ['head', '$95.00 per person'],
])('the price of a service that is %s: %s', async (price_type, words) => {
  expect(wordsOf(await renderAt('/', <ListingPrice item={{ ...item, price_type }} />))).toBe(words);
});
