import { expect, test } from 'vitest';
import { priceCurve } from './price-curve.ts';

test('a price holds until the next one, and the last one until now', () => {
  const curve = priceCurve(
    [
      { cents: 2000, at: 0 },
      { cents: 1000, at: 50 },
    ],
    100,
  );

  expect(curve).toEqual({ path: 'M0 0 H50 V100 H100', lowest: 1000, highest: 2000 });
});

test('a price that never changed is a line in the middle, no price at all is no line', () => {
  expect(priceCurve([{ cents: 500, at: 0 }], 10)?.path).toBe('M0 50 H100');
  expect(priceCurve([], 10)).toBeNull();
});
