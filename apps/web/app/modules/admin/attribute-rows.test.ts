import { describe, expect, test } from 'vitest';
import { filledRows, movedBy } from './attribute-rows.ts';

describe('rows of the attribute editor', () => {
  test('without a name are left out, as are empty options', () => {
    const rows = [
      { name: 'Colour', options: ['Red', ' ', 'Blue'] },
      { name: '  ', options: ['Stray'] },
      { name: 'Year' },
      undefined,
    ];

    expect(filledRows(rows)).toEqual([
      { name: 'Colour', options: ['Red', 'Blue'] },
      { name: 'Year', options: [] },
    ]);
    expect(filledRows(undefined)).toEqual([]);
  });

  test.each([
    [0, 1, ['b', 'a', 'c']],
    [2, -1, ['a', 'c', 'b']],
    [0, -1, ['a', 'b', 'c']],
    [2, 1, ['a', 'b', 'c']],
  ] as const)('from place %i moved by %i are in order', (index, by, order) => {
    expect(movedBy(['a', 'b', 'c'], index, by)).toEqual(order);
  });
});
