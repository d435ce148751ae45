import { describe, expect, test } from 'vitest';
import { chosenOf, columnsOf, comparedLines, differs, likeForLike, lowestOf } from './compare-quotes.ts';
import { lineOf, quoteWith, versionWith } from './quotes.testing.ts';

const quoteOf = (id: number, items: ReturnType<typeof lineOf>[] | null, given = {}) => {
  const { business } = quoteWith();
  return quoteWith({
    quote_id: id,
    business: { ...business, user_id: 100 + id, name: `Business ${id}` },
    offer: items && versionWith({ items }),
    ...given,
  });
};
const labour = lineOf('Labour', 20_000);
const taps = lineOf('Taps', 10_000);
const cleaning = lineOf('Cleaning', 3_000);

describe('quotes side by side', () => {
  const columns = columnsOf([
    quoteOf(1, [labour, taps]),
    quoteOf(2, [lineOf('labour', 22_000), lineOf('Taps', 12_000), cleaning]),
    quoteOf(3, [lineOf('Labour', 24_000), taps, lineOf('Cleaning ', 5_000)]),
    quoteOf(4, null, { status: 'Quote-Requested', moves: ['cancel'] }),
  ]);
  const lines = comparedLines(columns);
  const alike = likeForLike(columns, lines);

  test('have a letter each, and a business that was asked again stands once', () => {
    const again = columnsOf([quoteOf(1, null), quoteOf(2, null), { ...quoteOf(1, null), quote_id: 9 }]);

    expect(again.map(({ letter, quote }) => [letter, quote.quote_id])).toEqual([
      ['A', 9],
      ['B', 2],
    ]);
  });

  test('have the same lines in the same rows, however they are written', () => {
    expect(lines.map(({ name, cells }) => [name, cells.map((cell) => (cell ? cell.cents : cell))])).toEqual([
      ['Labour', [20_000, 22_000, 24_000, undefined]],
      ['Taps', [10_000, 12_000, 10_000, undefined]],
      ['Cleaning', [null, 3_000, 5_000, undefined]],
    ]);
  });

  test('count what one leaves out at what the others charge for it', () => {
    expect(alike[0]).toEqual({ cents: 34_000, added: [{ name: 'Cleaning', cents: 4_000 }] });
    expect(alike[1]).toEqual({ cents: 37_000, added: [] });
    expect(alike[3]).toBeUndefined();
  });

  test('differ where their words or sums do; a business that has not quoted does not count', () => {
    expect(differs(['12 months', '12 months', undefined])).toBe(false);
    expect(differs(['12 months', null])).toBe(true);
    expect(lowestOf(columns, [30_000, null, 20_000, undefined])).toBe(2);
    expect(lowestOf(columns, [30_000, 30_000])).toBeUndefined();
  });

  test('are not measured by one that has expired', () => {
    const late = columnsOf([
      quoteOf(1, [labour, taps]),
      quoteOf(2, [lineOf('Labour', 100), cleaning], { status: 'Expired', moves: ['renew'] }),
      quoteOf(3, [lineOf('Labour', 21_000), taps]),
    ]);

    expect(likeForLike(late, comparedLines(late))[0]).toEqual({ cents: 30_000, added: [] });
    expect(lowestOf(late, [20_000, 100, 21_000])).toBe(0);
  });

  test('frame what was chosen, else the lowest that can be accepted, and first of all what is booked', () => {
    const booked = columnsOf([quoteOf(1, [labour]), quoteOf(2, [labour], { booking_id: 7, moves: [] })]);
    const over = columnsOf([quoteOf(1, [labour], { moves: [] }), quoteOf(2, [labour, taps])]);

    expect(chosenOf(columns, alike, 3)).toBe(3);
    expect(chosenOf(columns, alike, undefined)).toBe(1);
    expect(chosenOf(columns, alike, 4)).toBe(1);
    expect(chosenOf(booked, likeForLike(booked, comparedLines(booked)), 1)).toBe(2);
    expect(chosenOf(over, likeForLike(over, comparedLines(over)), undefined)).toBe(2);
  });
});
