import { expect, test } from 'vitest';
import { bookingWith } from './booking.testing.ts';
import { progressOf } from './booking-progress.ts';

const places = (...given: Parameters<typeof bookingWith>) =>
  progressOf(bookingWith(...given)).map(({ step, place }) => [step, place]);

test('a booking has come as far as its history says', () => {
  expect(places()).toEqual([
    ['booked', 'done'],
    ['confirmed', 'current'],
    ['started', 'next'],
    ['done', 'later'],
    ['completed', 'later'],
  ]);
});

test('a step that was passed over counts as done', () => {
  const done = { move: 'elapse', status: 'Job-Done', by: 'system', reason: null } as const;
  const history = [...bookingWith().history, { ...done, at: '2026-03-07T03:00:00.000Z' }];

  expect(places({ history }).slice(2)).toEqual([
    ['started', 'done'],
    ['done', 'current'],
    ['completed', 'next'],
  ]);
});
