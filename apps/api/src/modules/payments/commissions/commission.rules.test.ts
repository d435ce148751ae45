import { describe, expect, test } from 'vitest';
import { commissionOf, firstMatch, type Rule, shareOf } from './commission.rules.ts';

const rule = (changes: Partial<Rule>): Rule => ({
  ruleId: 1,
  percent: 5,
  fixedCents: 0,
  capCents: null,
  sellerId: null,
  sellerType: null,
  categoryId: null,
  ...changes,
});
const sold = { sellerId: 7, sellerType: 'retail', categoryIds: [400, 420] };

describe('commission', () => {
  test.each([
    [10_000, {}, 500],
    [10_000, { fixedCents: 30 }, 530],
    [10_000, { capCents: 200 }, 200],
    [10, { fixedCents: 30 }, 10],
    [30, {}, 2],
    [29, {}, 1],
    [10_000, { percent: 0 }, 0],
  ])('of %d cents under %j is %d', (cents, terms, expected) => {
    expect(commissionOf(cents, rule(terms))).toBe(expected);
  });

  test('follows the first rule all of whose conditions hold, not the most particular one', () => {
    const general = rule({ ruleId: 1, sellerType: 'retail' });
    const particular = rule({ ruleId: 2, sellerId: 7, categoryId: 420 });

    expect(firstMatch([general, particular], sold)?.ruleId).toBe(1);
    expect(firstMatch([particular, general], sold)?.ruleId).toBe(2);
  });

  test.each([
    [{ sellerId: 8 }],
    [{ sellerType: 'spa' }],
    [{ categoryId: 421 }],
    [{ sellerId: 7, categoryId: 9 }],
  ])('is not taken by a rule for %j', (condition) => {
    expect(firstMatch([rule(condition)], sold)).toBeUndefined();
  });

  test('of a category holds for what lies below it', () => {
    expect(firstMatch([rule({ categoryId: 400 })], sold)?.ruleId).toBe(1);
  });

  test('of what is left after refunds goes down with it and ends at nothing', () => {
    expect(shareOf(500, 10_000, 10_000)).toBe(500);
    expect(shareOf(500, 3_333, 10_000)).toBe(167);
    expect(shareOf(500, 0, 10_000)).toBe(0);
  });
});
