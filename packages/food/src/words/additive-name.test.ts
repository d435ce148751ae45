import { expect, test } from 'vitest';
import { sayAdditive } from './additive-name.ts';

const additive = { additive: { number: '471', class: 'emulsifier' } } as const;

test.each([
  ['471', 'E471'],
  ['e471', 'E471'],
  ['e 471', 'E471'],
  ['ins 471', 'INS 471'],
  ['ins160a', 'INS 160a'],
  ['160 a', 'E160a'],
  ['e160a i', 'E160a'],
  ['monoglycerides', 'monoglycerides'],
])('an additive printed as "%s" is told as "%s"', (printed, told) => {
  expect(sayAdditive(printed, additive)).toBe(told);
});

test('a number that is no additive stays as it is printed', () => {
  expect(sayAdditive('471', undefined)).toBe('471');
});
