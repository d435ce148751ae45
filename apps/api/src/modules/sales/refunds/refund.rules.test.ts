import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocateRefund } from './refund.rules.ts';

const paid = fc
  .tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 0, max: 100 }))
  .map(([cents, percent]) => ({ cents, refundedCents: Math.floor((cents * percent) / 100) }));

describe('a refund over several payments', () => {
  test('takes what came last first', () => {
    const parts = [
      { cents: 2_000, refundedCents: 0 },
      { cents: 8_000, refundedCents: 3_000 },
    ];

    expect(allocateRefund(parts, 4_000)).toEqual([0, 4_000]);
    expect(allocateRefund(parts, 6_000)).toEqual([1_000, 5_000]);
  });

  test('adds up to the cent, and takes of none more than is left of it', () => {
    fc.assert(
      fc.property(
        fc.array(paid, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 100 }),
        (parts, percent) => {
          const left = parts.map(({ cents, refundedCents }) => cents - refundedCents);
          const wanted = Math.floor((left.reduce((sum, one) => sum + one, 0) * percent) / 100);

          const shares = allocateRefund(parts, wanted);

          expect(shares.reduce((sum, one) => sum + one, 0)).toBe(wanted);
          for (const [index, share] of shares.entries()) {
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share).toBeLessThanOrEqual(left[index] ?? 0);
          }
        },
      ),
    );
  });
});
