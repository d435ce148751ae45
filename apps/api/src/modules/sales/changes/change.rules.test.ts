import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grownBy, sumsOf, takenOff } from './change.rules.ts';

describe('taking an amount off what is still to be paid', () => {
  const shares = [
    { id: 1, cents: 3_000 },
    { id: 2, cents: 5_000 },
  ];

  test.each([
    [2_000, [{ id: 2, cents: 2_000, leftCents: 3_000 }], 0],
    [5_000, [{ id: 2, cents: 5_000, leftCents: 0 }], 0],
    [
      6_000,
      [
        { id: 2, cents: 5_000, leftCents: 0 },
        { id: 1, cents: 1_000, leftCents: 2_000 },
      ],
      0,
    ],
    [
      9_500,
      [
        { id: 2, cents: 5_000, leftCents: 0 },
        { id: 1, cents: 3_000, leftCents: 0 },
      ],
      1_500,
    ],
  ])('of %d cents begins with the last share, and what is left over was paid', (cents, taken, paidCents) => {
    expect(takenOff(shares, cents)).toEqual({ shares: taken, paidCents });
  });

  test('takes exactly the amount, and at most one share in part', () => {
    const share = fc.record({ id: fc.nat(), cents: fc.integer({ min: 0, max: 100_000 }) });
    fc.assert(
      fc.property(fc.array(share, { maxLength: 8 }), fc.nat(500_000), (unpaid, cents) => {
        const { shares: taken, paidCents } = takenOff(unpaid, cents);

        expect(taken.reduce((sum, one) => sum + one.cents, paidCents)).toBe(cents);
        expect(taken.filter(({ leftCents }) => leftCents > 0).length).toBeLessThan(2);
      }),
    );
  });
});

test('a commission on a price that has grown keeps its rate', () => {
  const agreed = { commissionCents: 1_000, commissionGstCents: 100, basis: [] };

  expect(grownBy(agreed, 10_000, 5_000)).toEqual({
    commissionCents: 1_500,
    commissionGstCents: 150,
    basis: [],
  });
});

test('lines add what they cost before and after what was taken off them', () => {
  const lines = [
    { unitCents: 1_000, quantity: 3, totalCents: 2_500 },
    { unitCents: 200, quantity: 1, totalCents: 200 },
  ];

  expect(sumsOf(lines)).toEqual({ subTotalCents: 3_200, totalCents: 2_700, discountCents: 500 });
});
