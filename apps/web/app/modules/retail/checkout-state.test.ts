import { describe, expect, test } from 'vitest';
import { checkoutAddress, checkoutEntries, readCheckout } from './checkout-state.ts';

describe('the state of a checkout', () => {
  test('keeps its address through reading and writing', () => {
    const address = '/retail-checkout?address_id=4&deliveries%5B7%5D=express&promo_code=TEN&step=delivery';
    const state = readCheckout(new URL(address, 'http://souk.test').searchParams);

    expect(checkoutAddress(state, state.step)).toBe(address);
  });

  test('drops what makes no sense', () => {
    expect(readCheckout(new URLSearchParams('address_id=-2&step=rob&promo_code=%20'))).toEqual({
      deliveries: {},
    });
  });

  test('leaves out what a form asks for itself', () => {
    const state = { addressId: 4, deliveries: { 7: 'express' }, promoCode: 'TEN' };

    expect(checkoutEntries(state, ['deliveries', 'promo'])).toEqual([['address_id', '4']]);
  });
});
