import { describe, expect, test } from 'vitest';
import { ladderFor, withBound } from './price-ladder.ts';

describe('the steps of the price filter', () => {
  const lists = { 0: [50, 75], 100: [1000, 2000] };

  test('[price-list-cars-and-vans] are those of the category', () => {
    expect(ladderFor(lists, [1, 100])).toEqual([1000, 2000]);
  });

  test('[price-ladder] are the general ones where no category of the line has its own', () => {
    expect(ladderFor(lists, [1, 104])).toEqual([50, 75]);
    expect(ladderFor(lists, [])).toEqual([50, 75]);
  });

  test('take in a bound that came with the address', () => {
    expect(withBound([50, 75], 60)).toEqual([50, 60, 75]);
    expect(withBound([50, 75], 75)).toEqual([50, 75]);
    expect(withBound([50, 75], undefined)).toEqual([50, 75]);
  });
});
