import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cappedShares, cutLine, linesLess, sharesOf, splitOver } from './line.rules.ts';

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

describe('a line of which a part was handed over', () => {
  test('is cut so that both sides are the line to the cent, and neither gave back more than was paid for it', () => {
    const anyLine = fc
      .record({
        unitCents: fc.nat(100_000),
        quantity: fc.integer({ min: 1, max: 99 }),
        off: fc.double({ min: 0, max: 1, noNaN: true }),
        back: fc.double({ min: 0, max: 1, noNaN: true }),
        sent: fc.nat(99),
      })
      .map(({ unitCents, quantity, off, back, sent }) => {
        const discountCents = Math.floor(unitCents * quantity * off);
        const totalCents = unitCents * quantity - discountCents;
        const refundedCents = Math.floor(totalCents * back);
        const gstCents = Math.round(totalCents / 11);
        const fulfilledQuantity = Math.min(sent, quantity);
        return { unitCents, quantity, discountCents, totalCents, refundedCents, gstCents, fulfilledQuantity };
      });

    fc.assert(
      fc.property(anyLine, (whole) => {
        const { fulfilled, rest } = cutLine(whole);

        for (const column of [
          'quantity',
          'discountCents',
          'totalCents',
          'gstCents',
          'refundedCents',
        ] as const)
          expect(fulfilled[column] + rest[column]).toBe(whole[column]);
        for (const side of [fulfilled, rest]) {
          expect(side.totalCents).toBe(whole.unitCents * side.quantity - side.discountCents);
          expect(side.refundedCents).toBeLessThanOrEqual(side.totalCents);
          for (const cents of Object.values(side)) expect(cents).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('what is taken off', () => {
  test('split an amount to the cent over any parts', () => {
    const parts = fc.array(fc.nat(100_000), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(parts, fc.nat(100), (sizes, percent) => {
        const whole = sizes.reduce((sum, size) => sum + size, 0);
        const cents = Math.floor((whole * percent) / 100);
        const shares = splitOver(cents, sizes);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(whole === 0 ? 0 : cents);
        for (const [index, share] of shares.entries()) expect(share).toBeLessThanOrEqual(sizes[index] ?? 0);
      }),
    );
  });

  test('lowers the price of a line and the tax in it, never below nothing', () => {
    const line = {
      subjectKind: 'test.service',
      subjectId: 1,
      itemId: 1,
      title: 'Massage',
      options: {},
      isGstFree: false,
      unitCents: 1100,
      quantity: 1,
      totalCents: 1100,
      gstCents: 100,
    };

    const less = linesLess([line, line, { ...line, isGstFree: true, gstCents: 0 }], [110, 5000, 100], 10);

    expect(less).toMatchObject([
      { discountCents: 110, totalCents: 990, gstCents: 90 },
      { discountCents: 1100, totalCents: 0, gstCents: 0 },
      { discountCents: 100, totalCents: 1000, gstCents: 0 },
    ]);
  });
});
