import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gstWithin } from '../ledger/journal.rules.ts';
import { adjustedLines } from './adjusted-lines.rules.ts';

const line = (description: string, cents: number, isGstFree = false) => ({
  description,
  quantity: 1,
  cents,
  isGstFree,
  gstCents: isGstFree ? 0 : gstWithin(cents, 10),
});
const sale = [line('Pot', 11_000), line('Dates', 1_000, true), line('Postage', 990)];

type Line = ReturnType<typeof line>;
type Wish = readonly [askedCents: number, place: number | null];

/** The lines of all notes on an invoice, for refunds of one line or of the whole, one after the other. */
function notesOn(invoice: readonly Line[], refunds: readonly Wish[]) {
  const notes: (Line & { adjustsLine: number })[] = [];
  let left = invoice.reduce((sum, { cents }) => sum + cents, 0);
  for (const [asked, place] of refunds) {
    const cents = Math.min(asked, left);
    const named = invoice.filter((_, index) => index === place).map((one) => ({ ...one, cents }));
    const taken = adjustedLines(invoice, notes, { cents, lines: named });
    expect(taken.reduce((sum, one) => sum + one.cents, 0)).toBe(cents);
    for (const one of taken)
      notes.push({ ...line('', -one.cents), gstCents: 0 - one.gstCents, adjustsLine: one.place });
    left -= cents;
  }
  return notes;
}

describe('the lines of an adjustment', () => {
  test('carry the GST of the lines that went back, and none of what is free of it', () => {
    const dates = { description: 'Dates', isGstFree: true, cents: 1_000 };
    const pot = { description: 'Pot', isGstFree: false, cents: 5_500 };

    expect(adjustedLines(sale, [], { cents: 1_000, lines: [dates] })).toEqual([
      { place: 1, cents: 1_000, gstCents: 0 },
    ]);
    expect(adjustedLines(sale, [], { cents: 6_500, lines: [pot, dates] })).toEqual([
      { place: 0, cents: 5_500, gstCents: 500 },
      { place: 1, cents: 1_000, gstCents: 0 },
    ]);
  });

  test('share what is given back of the whole by what is left of each', () => {
    const lines = [line('Pot', 1_100), line('Dates', 1_100, true)];

    expect(adjustedLines(lines, [], { cents: 200, lines: [] })).toEqual([
      { place: 0, cents: 100, gstCents: 9 },
      { place: 1, cents: 100, gstCents: 0 },
    ]);
  });

  test('take every line and its GST back to the cent, in whatever order refunds come', () => {
    const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 50_000 }), fc.boolean()), {
      minLength: 1,
      maxLength: 5,
    });
    const wishes = fc.array(fc.tuple(fc.integer({ min: 1, max: 40_000 }), fc.option(fc.nat(4))), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(lines, wishes, (wanted, refunds) => {
        const invoice = wanted.map(([cents, isFree], place) => line(`Line ${place}`, cents, isFree));
        const notes = notesOn(invoice, [...refunds, [Number.POSITIVE_INFINITY, null]]);
        for (const [place, { cents, gstCents }] of invoice.entries()) {
          const own = notes.filter(({ adjustsLine }) => adjustsLine === place);
          expect(own.reduce((sum, one) => sum + one.cents, cents)).toBe(0);
          expect(own.reduce((sum, one) => sum + one.gstCents, gstCents)).toBe(0);
        }
      }),
    );
  });
});
