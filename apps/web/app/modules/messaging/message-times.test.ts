import { describe, expect, test } from 'vitest';
import { datesIn } from '../../lib/dates.ts';
import { dayOf, listTime } from './message-times.ts';

const now = new Date('2026-11-20T12:00:00Z');
const utc = datesIn('UTC');
const sydney = datesIn('Australia/Sydney');

describe('when somebody wrote', () => {
  test.each([
    ['2026-11-20T06:48:00Z', '06:48 am'],
    ['2026-11-19T23:59:00Z', 'Thu'],
    ['2026-11-14T08:00:00Z', 'Sat'],
    ['2026-11-13T08:00:00Z', '13 Nov'],
    ['2025-12-31T08:00:00Z', '31/12/2025'],
  ])('the list shows %s as %s', (at, text) => {
    expect(listTime(utc, at, now)).toBe(text);
  });

  test.each([
    ['2026-11-20T00:00:00Z', 'today'],
    ['2026-11-19T23:59:00Z', 'yesterday'],
    ['2026-11-14T08:00:00Z', 'Sat 14 Nov'],
    ['2025-12-31T08:00:00Z', '31/12/2025'],
  ])('a thread puts %s under %s', (at, day) => {
    expect(dayOf(utc, at, now)).toBe(day);
  });

  test('today begins at the reader’s midnight', () => {
    expect(dayOf(sydney, '2026-11-19T23:59:00Z', now)).toBe('today');
    expect(dayOf(sydney, '2026-11-19T12:59:00Z', now)).toBe('yesterday');
    expect(listTime(sydney, '2026-11-19T23:59:00Z', now)).toBe('10:59 am');
    expect(listTime(sydney, '2025-12-31T14:00:00Z', now)).toBe('1 Jan');
  });
});
