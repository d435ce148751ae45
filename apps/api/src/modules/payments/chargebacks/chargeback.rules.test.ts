import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spread } from './chargeback.rules.ts';

const part = (cents: number, refundedCents = 0) => ({ cents, refundedCents });

describe('a lost chargeback', () => {
  test('falls on the parts in proportion to what is left of them', () => {
    expect(spread(3_000, [part(4_000), part(3_000, 1_000)])).toEqual({
      shares: [2_000, 1_000],
      lossCents: 0,
    });
  });

  test('is the house’s loss as far as the parts were given back already', () => {
    expect(spread(5_000, [part(4_000, 3_000), part(1_000, 1_000)])).toEqual({
      shares: [1_000, 0],
      lossCents: 4_000,
    });
  });

  test('is always borne whole, and no part bears more than it holds', () => {
    const parts = fc.array(
      fc
        .tuple(fc.nat(100_000), fc.nat(100))
        .map(([cents, share]) => part(cents, Math.floor((cents * share) / 100))),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(fc.nat(500_000), parts, (cents, held) => {
        const { shares, lossCents } = spread(cents, held);
        const borne = shares.reduce((sum, share) => sum + share, 0);
        expect(borne + lossCents).toBe(cents);
        for (const [index, share] of shares.entries()) {
          const { cents: whole = 0, refundedCents = 0 } = held[index] ?? {};
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(whole - refundedCents);
        }
      }),
    );
  });
});
