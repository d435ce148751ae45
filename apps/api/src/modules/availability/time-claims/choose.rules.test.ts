import { describe, expect, test } from 'vitest';
import { chooseResources } from './choose.rules.ts';

const always = () => true;

describe('choosing one resource of each pool', () => {
  test.each([
    ['takes the first that is free', [[1, 2]], [1]],
    ['leaves to another need the only one it can have', [[1, 2], [1]], [2, 1]],
    ['goes back as far as it must', [[1, 2, 3], [1, 2], [1]], [3, 2, 1]],
    ['finds none where two need the same', [[1], [1]], undefined],
    ['finds none where a pool is empty', [[1], []], undefined],
    ['chooses nothing for no needs', [], []],
  ])('%s', (_rule, pools, chosen) => {
    expect(chooseResources(pools, always)).toEqual(chosen);
  });

  test('gives one resource two needs that do not meet', () => {
    expect(chooseResources([[1], [1]], () => false)).toEqual([1, 1]);
    expect(chooseResources([[1, 2], [1], [1]], (one, other) => one + other < 2)).toEqual([2, 1, 1]);
  });

  test('sees at once that eleven who need ten cannot all be served', () => {
    const ten = Array.from({ length: 10 }, (_none, index) => index);

    expect(
      chooseResources(
        Array.from({ length: 11 }, () => ten),
        always,
      ),
    ).toBeUndefined();
  });
});
