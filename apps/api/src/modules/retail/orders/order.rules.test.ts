import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LineRow } from '../../sales/index.ts';
import { centsForPieces, lineStateOf, refundForCancelled } from './order.rules.ts';

const line = (changes: Partial<LineRow> = {}): LineRow => ({
  id: 1,
  saleId: 1,
  subjectKind: 'retail.product',
  subjectId: 1,
  itemId: 1,
  stockId: 1,
  categoryId: 1,
  title: 'Kettle',
  options: {},
  sku: null,
  image: null,
  unitCents: 1000,
  quantity: 2,
  discountCents: 0,
  totalCents: 2000,
  gstCents: 182,
  isGstFree: false,
  refundedCents: 0,
  fulfilledQuantity: 0,
  returningQuantity: 0,
  returnedQuantity: 0,
  cancelledAt: null,
  ...changes,
});

describe('what goes back', () => {
  test('for the pieces of a line adds up to the whole line, in whatever portions', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
        (cents, sizes) => {
          const quantity = sizes.reduce((sum, size) => sum + size, 0);
          let before = 0;
          let given = 0;
          for (const size of sizes) {
            given += centsForPieces({ totalCents: cents, quantity }, before, size);
            before += size;
          }
          expect(given).toBe(cents);
        },
      ),
    );
  });

  test('for a cancelled line is what was paid for it; with the last one all that is left', () => {
    const order = { totalCents: 3500, refundedCents: 500 };
    expect(refundForCancelled(order, [line()], false)).toBe(2000);
    expect(refundForCancelled(order, [line({ refundedCents: 500 })], false)).toBe(1500);
    expect(refundForCancelled(order, [line()], true)).toBe(3000);
  });
});

test.each([
  [{}, 'ordered'],
  [{ fulfilledQuantity: 1 }, 'part-shipped'],
  [{ fulfilledQuantity: 2 }, 'shipped'],
  [{ fulfilledQuantity: 2, refundedCents: 100 }, 'part-refunded'],
  [{ fulfilledQuantity: 2, refundedCents: 2000 }, 'refunded'],
  [{ fulfilledQuantity: 2, returningQuantity: 2 }, 'shipped'],
  [{ fulfilledQuantity: 2, returningQuantity: 1, returnedQuantity: 1 }, 'shipped'],
  [{ fulfilledQuantity: 2, returnedQuantity: 2 }, 'returned'],
  [{ cancelledAt: new Date(0) }, 'cancelled'],
] as const)('a line with %j is %s', (changes, state) => {
  expect(lineStateOf(line(changes))).toBe(state);
});
