import { expect, test } from 'vitest';
import { stepBelow } from './price-steps.ts';

const ladder = [50, 75, 100];

test('[price-ladder] a price between two steps is told the one below', () => {
  expect(stepBelow('80', ladder)).toBe(75);
});

test.each(['75', '', '20', '101', 'abc'])('%j is told nothing', (typed) => {
  expect(stepBelow(typed, ladder)).toBeUndefined();
});
