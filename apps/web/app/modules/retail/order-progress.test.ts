import { expect, test } from 'vitest';
import { progressOf } from './order-progress.ts';

const at = '2026-11-02T09:00:00.000Z';
const nothing = {
  placed_at: null,
  confirmed_at: null,
  shipped_at: null,
  delivered_at: null,
  completed_at: null,
};
const placesOf = (moments: Partial<typeof nothing> | Record<string, string>) =>
  progressOf({ ...nothing, ...moments }).map(({ place }) => place);

test('what is waited for is next, and not shown as done', () => {
  expect(placesOf({ placed_at: at })).toEqual(['current', 'next', 'later', 'later', 'later']);
});

test('what has been is done up to where the order stands', () => {
  expect(placesOf({ placed_at: at, confirmed_at: at, shipped_at: at })).toEqual([
    'done',
    'done',
    'current',
    'next',
    'later',
  ]);
});

test('a completed order waits for nothing', () => {
  const all = Object.fromEntries(Object.keys(nothing).map((name) => [name, at]));

  expect(placesOf(all)).toEqual(['done', 'done', 'done', 'done', 'current']);
});
