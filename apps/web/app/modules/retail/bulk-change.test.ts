import { BulkChange } from '@souk/contract/modules/retail/product-sheets';
import { describe, expect, test } from 'vitest';
import { bulkChangeOf } from './bulk-change.ts';

const formOf = (entries: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.append(name, value);
  return form;
};

describe('a bulk change', () => {
  test('has its kind and the one value that belongs to it', () => {
    const change = bulkChangeOf(formOf({ _kind: 'stock-set', stock: '5', percent: '10' }));

    expect(change).toEqual({ kind: 'stock-set', stock: '5' });
    expect(BulkChange.parse(change)).toEqual({ kind: 'stock-set', stock: 5 });
  });

  test('lowers a price by a negative per cent', () => {
    const change = bulkChangeOf(formOf({ _kind: 'price-percent', percent: '10', _percent_way: 'lower' }));

    expect(BulkChange.parse(change)).toEqual({ kind: 'price-percent', percent: -10 });
  });

  test('without a value is refused, never taken as nought', () => {
    const change = bulkChangeOf(formOf({ _kind: 'stock-set', stock: ' ' }));

    expect(BulkChange.safeParse(change).success).toBe(false);
  });
});
