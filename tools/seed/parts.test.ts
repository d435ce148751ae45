import { expect, test } from 'vitest';
import { parts, priorityOf } from './parts.ts';

test('the parts of the market give way to those that take longer, and none becomes more urgent', () => {
  const names = Object.keys(parts);

  expect(names).toEqual(['bookings', 'shops', 'ads', 'scanner']);
  expect(names.map((name) => priorityOf(name, 10))).toEqual([10, 12, 14, 16]);
  expect(names.map((name) => priorityOf(name, 18))).toEqual([18, 19, 19, 19]);
});
