import { describe, expect, test } from 'vitest';
import { businessTypeOf, signUpStepOf } from './sign-up-step.ts';

describe('the steps of signing up', () => {
  test.each([
    ['', { step: 'kind' }],
    ['type=nonsense', { step: 'kind' }],
    ['type=business', { step: 'trade' }],
    ['type=business&seller_type=astronaut', { step: 'trade' }],
    ['type=private', { step: 'account', sellerType: 'private' }],
    ['type=private&seller_type=retail', { step: 'account', sellerType: 'private' }],
    ['type=business&seller_type=retail', { step: 'account', sellerType: 'retail' }],
    ['seller_type=car-dealer', { step: 'account', sellerType: 'car_dealer' }],
  ])('?%s leads to its form', (search, step) => {
    expect(signUpStepOf(new URLSearchParams(search))).toEqual(step);
  });

  test('a private account is no business type; other spellings of a type are understood', () => {
    expect(businessTypeOf('private')).toBeUndefined();
    expect(businessTypeOf('professional-services')).toBe('professional');
    expect(businessTypeOf(null)).toBeUndefined();
  });
});
