import { expect, test } from 'vitest';
import { momentsTyped } from './typed-moments.server.ts';

test.each([
  ['Australia/Sydney', '2026-11-23T09:00', '2026-11-22T22:00:00Z'],
  ['Australia/Adelaide', '2026-11-23T09:00', '2026-11-22T22:30:00Z'],
  ['Asia/Kathmandu', '2026-11-23T09:00', '2026-11-23T03:15:00Z'],
  ['Pacific/Honolulu', '2026-11-23T09:00', '2026-11-23T19:00:00Z'],
  ['Pacific/Auckland', '2026-11-23T09:00:30', '2026-11-22T20:00:30Z'],
  ['UTC', '2026-11-23T09:00', '2026-11-23T09:00:00Z'],
])('what is typed in %s as %s is %s', (zone, typed, meant) => {
  expect(momentsTyped({ starts_at: typed }, zone)).toEqual({ starts_at: meant });
});

test('an hour that the clocks skip is the one after it, an hour that comes twice is its first one', () => {
  expect(momentsTyped({ at: '2026-10-04T02:30' }, 'Australia/Sydney').at).toBe('2026-10-03T16:30:00Z');
  expect(momentsTyped({ at: '2026-04-05T02:30' }, 'Australia/Sydney').at).toBe('2026-04-04T15:30:00Z');
});

test('days, instants, other texts and impossible times stay as they were typed', () => {
  const values = {
    day: '2026-11-23',
    at: '2026-11-23T09:00:00Z',
    title: 'Sale',
    wrong: '2026-02-30T09:00',
    rows: ['x'],
  };

  expect(momentsTyped(values, 'Australia/Sydney')).toEqual(values);
});
