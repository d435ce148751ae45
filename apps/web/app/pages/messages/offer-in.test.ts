import { expect, test } from 'vitest';
import { offerIn } from './offer-in.ts';

const card = {
  type: 'offer',
  offer_id: 4,
  offer_price: { cents: 43_000, currency: 'AUD' },
  status: 'Rejected',
  closed_because: 'expired',
};

test('the card of an offer is read', () => {
  expect(offerIn({ card })).toEqual({
    offerId: 4,
    cents: 43_000,
    status: 'Rejected',
    closedBecause: 'expired',
  });
});

test.each([[null], [{ type: 'quote' }], [{ ...card, offer_price: 430 }], [{ ...card, status: 'Lost' }]])(
  'any other card is left to its text: %j',
  (other) => {
    expect(offerIn({ card: other })).toBeUndefined();
  },
);
