import { describe, expect, test } from 'vitest';
import { filterOptions, partsOf, stepTo } from './combobox-match.ts';

const suburbs = [
  { value: '1', label: 'North Parramatta', detail: 'NSW 2151' },
  { value: '2', label: 'Parramatta', detail: 'NSW 2150' },
  { value: '3', label: 'Westmead', detail: 'NSW 2145' },
];

describe('finding an option', () => {
  test('names that begin with the typed letters come first', () => {
    expect(filterOptions(suburbs, 'parr').map((option) => option.value)).toEqual(['2', '1']);
  });

  test('the postcode and several words match too', () => {
    expect(filterOptions(suburbs, 'parra 2150').map((option) => option.value)).toEqual(['2']);
    expect(filterOptions(suburbs, 'zz')).toEqual([]);
  });

  test('the typed letters are marked whatever their case', () => {
    expect(partsOf('Parramatta', 'RAM')).toEqual([
      { text: 'Par', isTyped: false },
      { text: 'ram', isTyped: true },
      { text: 'atta', isTyped: false },
    ]);
    expect(partsOf('Parramatta', '')).toEqual([{ text: 'Parramatta', isTyped: false }]);
  });

  test.each([
    [-1, 'ArrowDown', 0],
    [-1, 'ArrowUp', 2],
    [2, 'ArrowDown', 0],
    [0, 'ArrowUp', 2],
    [1, 'Home', 0],
    [1, 'End', 2],
  ])('from %i, %s moves to %i', (active, key, next) => {
    expect(stepTo(active, 3, key)).toBe(next);
  });

  test('an empty list has no option to move to', () => {
    expect(stepTo(-1, 0, 'ArrowDown')).toBe(-1);
  });
});
