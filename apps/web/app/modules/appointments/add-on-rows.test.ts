import { describe, expect, test } from 'vitest';
import { addOnRows, emptyAddOn, mayAddRow, typedAddOns } from './add-on-rows.ts';

const tea = { name: 'Tea', price: '5', extra_minutes: '' };

describe('the add-ons of a service', () => {
  test.each([
    [[], true],
    [[tea], true],
    [[tea, emptyAddOn], false],
    [[{ ...tea, price: ' ' }], false],
    [[{ ...tea, name: '' }], false],
  ])('[mandatory-before-add] get another row when those that stand are filled: %j', (rows, mayAdd) => {
    expect(mayAddRow(rows)).toBe(mayAdd);
  });

  test('are sent without untouched rows, whatever a form contains', () => {
    const sent = typedAddOns([tea, { name: '', price: '' }, null, 'x', { price: '7', extra_minutes: 5 }]);

    expect(sent).toEqual([tea, { name: '', price: '7', extra_minutes: '5' }]);
    expect(typedAddOns('Tea')).toEqual([]);
  });

  test('are shown as they were saved', () => {
    const price = { cents: 500, currency: 'AUD' as const };

    expect(addOnRows([{ id: 1, name: 'Tea', price, extra_minutes: 0 }])).toEqual([
      { name: 'Tea', price: '5.00', extra_minutes: '' },
    ]);
  });
});
