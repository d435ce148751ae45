import { expect, test } from 'vitest';
import { savedTime } from './saved-time.ts';

test('a draft is saved at the market’s own time', () => {
  expect(savedTime('2026-11-20T07:42:00.000Z')).toBe('6:42 pm');
  expect(savedTime('2026-06-20T00:05:00.000Z')).toBe('10:05 am');
});
