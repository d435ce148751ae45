import { describe, expect, test } from 'vitest';
import { emptyRow, fillRowFirst, mayAddRow, rowsOf, sentRows, typedRows } from './postage-rows.ts';

const parcel = { name: 'Parcel', price: '12.50', days: '4' };

describe('rows of postage methods', () => {
  test('saved methods come back as they were typed, with two decimals', () => {
    const methods = [{ name: 'Parcel', price: { cents: 1250, currency: 'AUD' as const }, days: 4 }];

    expect(rowsOf({ methods, free_over: null, pickup: false, dispatch_days: null })).toEqual([parcel]);
    expect(rowsOf(null)).toEqual([emptyRow]);
  });

  test('[mandatory-before-add] another row follows only when those that stand are filled', () => {
    expect(mayAddRow([parcel])).toBe(true);
    expect(mayAddRow([parcel, { ...parcel, price: ' ' }])).toBe(false);
    expect(mayAddRow([emptyRow])).toBe(false);
    expect(fillRowFirst).toBe('Please fill mandatory fields before adding another.');
  });

  test('untouched rows are not sent, half-filled ones are, so that they can be refused', () => {
    const half = { name: 'Express', price: '', days: '' };

    expect(sentRows([parcel, emptyRow, half])).toEqual([parcel, half]);
  });

  test('what a form sends is read with care', () => {
    expect(typedRows([{ name: 'Parcel', price: '1' }, undefined])).toEqual([
      { name: 'Parcel', price: '1', days: '' },
      emptyRow,
    ]);
    expect(typedRows('nonsense')).toEqual([]);
  });
});
