import { expect, test } from 'vitest';
import { stepsAround } from './price-steps.ts';

const ladder = [50, 75, 100];

test('a price between two steps is told both', () => {
  expect(stepsAround('80', ladder)).toEqual({ below: 75, above: 100 });
});

test.each(['75', '', '20', '101', 'abc'])('%j is told nothing', (typed) => {
  expect(stepsAround(typed, ladder)).toEqual({});
});
