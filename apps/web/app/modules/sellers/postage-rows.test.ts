import { describe, expect, test } from 'vitest';
import { sayEnglish } from '../../lib/say-texts.testing.ts';
import { emptyBand, emptyRow, fillRowFirst, mayAddRow, rowsOf, sentRows, typedRows } from './postage-rows.ts';

const parcel = { name: 'Parcel', price: '12.50', days: '4' };

describe('rows of postage methods', () => {
  test('saved methods come back as they were typed, with two decimals', () => {
    const methods = [{ id: 1, name: 'Parcel', price: { cents: 1250, currency: 'AUD' as const }, days: 4 }];

    expect(rowsOf({ methods, free_over: null, pickup: false, dispatch_days: null })).toEqual([parcel]);
    expect(rowsOf(null)).toEqual([emptyRow]);
  });

  test('[mandatory-before-add] another row can be added only once the others are filled in', () => {
    expect(mayAddRow([parcel])).toBe(true);
    expect(mayAddRow([parcel, { ...parcel, price: ' ' }])).toBe(false);
    expect(mayAddRow([emptyRow])).toBe(false);
    expect(sayEnglish(fillRowFirst)).toBe('Please fill mandatory fields before adding another.');
  });

  test('untouched rows are not sent, half-filled ones are, so that they can be refused', () => {
    const half = { name: 'Express', price: '', days: '' };

    expect(sentRows([parcel, emptyRow, half])).toEqual([parcel, half]);
  });

  test('what a form sends becomes rows, and anything else empty ones or none', () => {
    expect(typedRows([{ name: 'Parcel', price: '1' }, undefined])).toEqual([
      { name: 'Parcel', price: '1', days: '' },
      emptyRow,
    ]);
    expect(typedRows('nonsense')).toEqual([]);
  });

  test('tables come back in dollars and replace the single price', () => {
    const price = (cents: number) => ({ cents, currency: 'AUD' as const });
    const zones = { local: price(700), state: price(900), interstate: price(1200), remote: null };
    const methods = [
      { id: 1, name: 'Post', price: price(700), days: 3, bands: [{ up_to_kg: 0.5, ...zones }] },
    ];

    const [row] = rowsOf({ methods, free_over: null, pickup: false, dispatch_days: null });

    const band = { up_to_kg: '0.5', local: '7.00', state: '9.00', interstate: '12.00', remote: '' };
    expect(row).toEqual({ name: 'Post', price: '', days: '3', bands: [band] });
    expect(mayAddRow([{ name: 'Post', price: '', days: '3', bands: [band] }])).toBe(true);
    expect(mayAddRow([{ name: 'Post', price: '', days: '3', bands: [emptyBand] }])).toBe(false);
  });

  test('rows of a table that nobody touched are not sent', () => {
    const band = { ...emptyBand, up_to_kg: '1', local: '7' };

    expect(typedRows([{ ...parcel, bands: [band, emptyBand, undefined] }])).toEqual([
      { ...parcel, bands: [band] },
    ]);
    expect(sentRows([{ ...emptyRow, bands: [emptyBand] }])).toEqual([]);
  });
});
