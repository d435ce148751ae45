import { expect, test } from 'vitest';
import { expectedDay } from './expected-day.ts';

const post = { method: 'post', name: 'Post', is_pickup: false, days: 3, dispatch_days: 2 };
const placed = { placed_at: '2026-11-02T09:00:00.000Z', shipped_at: null };
const sent = { ...placed, shipped_at: '2026-11-06T09:00:00.000Z' };

test('an order is expected once it is packed and carried, counted from the day it was placed', () => {
  const day = expectedDay({ status: 'confirmed', delivery: post, ...placed });

  expect(day?.toISOString().slice(0, 10)).toBe('2026-11-07');
});

test('a sent order is expected by the days of its carriage alone', () => {
  const day = expectedDay({ status: 'shipped', delivery: post, ...sent });

  expect(day?.toISOString().slice(0, 10)).toBe('2026-11-09');
});

test.each([
  ['is collected', { status: 'confirmed', delivery: { ...post, is_pickup: true } }],
  ['has no promised days', { status: 'confirmed', delivery: { ...post, days: null } }],
  ['has arrived', { status: 'delivered', delivery: post }],
  ['was cancelled', { status: 'cancelled', delivery: post }],
] as const)('no day is told of an order that %s', (_why, order) => {
  expect(expectedDay({ ...placed, ...order })).toBeNull();
});
