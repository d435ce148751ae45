import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cappedShares, sharesOf } from './line.rules.ts';

const line = (id: number, totalCents: number, refundedCents = 0) => ({ id, totalCents, refundedCents });

describe('an amount over lines', () => {
  test('falls on them in proportion to what is left of each', () => {
    const shares = sharesOf([line(1, 4_000, 1_000), line(2, 6_000)], 900);

    expect(shares).toEqual([
      { lineId: 1, cents: 300 },
      { lineId: 2, cents: 600 },
    ]);
  });

  test('adds up to the cent, and no line gives more than is left of it', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000), { maxLength: 8 }), fc.nat(500_000), (lefts, cents) => {
        const whole = lefts.reduce((sum, one) => sum + one, 0);

        const shares = sharesOf(
          lefts.map((left, id) => line(id, left + id, id)),
          cents,
        );

        expect(shares.reduce((sum, share) => sum + share.cents, 0)).toBe(Math.min(cents, whole));
        for (const { lineId, cents: share } of shares) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(lefts[lineId] ?? 0);
        }
      }),
    );
  });

  test('that is lowered after it was shared is taken of the first', () => {
    const shares = [
      { lineId: 1, cents: 300 },
      { lineId: 2, cents: 600 },
    ];

    expect(cappedShares(shares, 400)).toEqual([
      { lineId: 1, cents: 300 },
      { lineId: 2, cents: 100 },
    ]);
  });
});
