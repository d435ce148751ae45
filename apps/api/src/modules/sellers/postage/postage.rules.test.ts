import { describe, expect, test } from 'vitest';
import { placeAt } from '../testing.ts';
import { isRemote } from './is-remote.ts';
import { postagePrice, zoneBetween } from './postage.rules.ts';

describe('the zone of a parcel', () => {
  test.each([
    ['2150', '2000', 'local'],
    ['2150', '2300', 'state'],
    ['2150', '3000', 'interstate'],
    ['2150', '2880', 'remote'],
    ['2150', '0870', 'remote'],
    ['2150', '0800', 'interstate'],
    ['0870', '0870', 'local'],
    // Two states, one town.
    ['2640', '3690', 'local'],
  ])('from %s to %s is %s', (from, to, zone) => {
    expect(zoneBetween(placeAt(from), placeAt(to))).toBe(zone);
  });

  test('is unknown where one end is', () => {
    expect(zoneBetween(undefined, placeAt('3000'))).toBeUndefined();
    expect(zoneBetween(placeAt('3000'), undefined)).toBeUndefined();
  });

  test('takes no word for a postcode', () => {
    expect(['', 'north', '28801', '0x0F'].map(isRemote)).toEqual([false, false, false, false]);
  });
});

describe('the price of a method', () => {
  const bands = [
    { upToGrams: 500, localCents: 700, stateCents: 900, interstateCents: 1200, remoteCents: null },
    { upToGrams: 5000, localCents: 1100, stateCents: 1100, interstateCents: 1100, remoteCents: 1100 },
  ];
  const table = { priceCents: 700, bands };

  test.each([
    ['local', 0, 700],
    ['state', 500, 900],
    ['interstate', 501, 1100],
    ['remote', 5000, 1100],
  ] as const)('in the zone %s for %d g is %d', (zone, grams, cents) => {
    expect(postagePrice(table, { zone, grams })).toEqual({ cents, isFrom: false });
  });

  test('is none where no price stands, and beyond the heaviest weight', () => {
    expect(postagePrice(table, { zone: 'remote', grams: 500 })).toBeUndefined();
    expect(postagePrice(table, { zone: 'local', grams: 5001 })).toBeUndefined();
  });

  test('begins with the lowest while the zone is unknown', () => {
    expect(postagePrice(table, { zone: undefined, grams: 100 })).toEqual({ cents: 700, isFrom: true });
    expect(postagePrice(table, { zone: undefined, grams: 900 })).toEqual({ cents: 1100, isFrom: false });
  });

  test('without a table holds everywhere', () => {
    const flat = { priceCents: 850 };
    expect(postagePrice(flat, { zone: 'remote', grams: 90_000 })).toEqual({ cents: 850, isFrom: false });
  });
});
