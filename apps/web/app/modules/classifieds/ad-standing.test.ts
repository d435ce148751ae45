import { describe, expect, test } from 'vitest';
import { daysUntil, hoursUntil, idsFrom, openTo, repostPath, standingOf } from './ad-standing.ts';

const now = new Date('2026-11-20T00:00:00.000Z');

describe('where an own ad stands', () => {
  test('sold comes before the status, and the long status is pending for short', () => {
    expect(standingOf({ status: 'approved', is_sold: 1 })).toBe('sold');
    expect(standingOf({ status: 'pending for approval from Admin', is_sold: 0 })).toBe('pending');
  });

  test('an ad is posted again only while that move is open', () => {
    const ad = { id: 7, status: 'expired', is_sold: 0, moves: ['repost', 'delete'] } as const;

    expect(repostPath({ ...ad, moves: [...ad.moves] })).toBe('/repost-ad/expired/7');
    expect(repostPath({ ...ad, moves: ['delete'] })).toBeUndefined();
    expect(repostPath({ id: 7, status: 'approved', is_sold: 1, moves: ['repost'] })).toBe(
      '/repost-ad/sold/7',
    );
  });

  test('a selection keeps what a move is open on', () => {
    const ads = [
      { id: 1, moves: ['mark-sold' as const] },
      { id: 2, moves: ['delete' as const] },
    ];

    expect(openTo(ads, 'mark-sold').map(({ id }) => id)).toEqual([1]);
  });

  test('time left is told in begun days and hours, never below nothing', () => {
    expect(daysUntil('2026-11-22T01:00:00.000Z', now)).toBe(3);
    expect(daysUntil('2026-11-19T00:00:00.000Z', now)).toBe(0);
    expect(hoursUntil('2026-11-20T01:30:00.000Z', now)).toBe(2);
  });

  test('ids of a form are taken once, nonsense is not', () => {
    expect(idsFrom(['3', '3', 'x', '-1', 4])).toEqual([3, 4]);
  });
});
