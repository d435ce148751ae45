import { describe, expect, test } from 'vitest';
import { planStatusOf } from './plan-status.ts';

const aud = (cents: number) => ({ cents, currency: 'AUD' as const });
const rest = {
  seller_types: [],
  period: 'monthly' as const,
  ad_limit: null,
  premium_boosts: 0,
  featured_boosts: 0,
  boost_credits: 0,
  features: [],
  is_active: true,
  position: 0,
};
const free = { ...rest, id: 1, name: 'Free', price: aud(0) };
const plus = { ...rest, id: 2, name: 'Plus', price: aud(2_900) };
const pro = { ...rest, id: 3, name: 'Pro', price: aud(7_900) };

describe('a plan among the others', () => {
  test('is the present one if it is free and there is no subscription', () => {
    expect([free, plus].map((plan) => planStatusOf(plan, null))).toEqual(['present', 'open']);
  });

  test('is not yet the present one while its first period is not paid', () => {
    const pending = { plan: plus, next_plan: null, status: 'pending' as const };

    expect([free, plus].map((plan) => planStatusOf(plan, pending))).toEqual(['present', 'open']);
  });

  test('is the next one while a change waits for the end of the period', () => {
    const changing = { plan: pro, next_plan: plus, status: 'active' as const };

    expect([free, plus, pro].map((plan) => planStatusOf(plan, changing))).toEqual([
      'open',
      'next',
      'present',
    ]);
  });
});
