import { describe, expect, test } from 'vitest';
import { linesOf, needsOfDays, needsWithDays, soldLinesOf, sumsOf } from './work-change.rules.ts';
import { moreWork } from './work-changes.testing.ts';

describe('the lines of a change', () => {
  const items = [
    moreWork({ unit_price: 11_000 }),
    moreWork({ description: 'Old taps', unit_price: 4_400, is_less: true }),
    moreWork({ description: 'Water', unit_price: 2_000, is_gst_free: true }),
  ];

  test('add what is more, take off what is less, and have their GST', () => {
    const lines = linesOf(items, 10);

    expect(lines.map(({ totalCents, gstCents }) => [totalCents, gstCents])).toEqual([
      [11_000, 1_000],
      [-4_400, -400],
      [2_000, 0],
    ]);
    expect(sumsOf(lines)).toEqual({ totalCents: 8_600, gstCents: 600 });
  });

  test('are sold at what the change costs in all; a change that makes it cheaper sells nothing', () => {
    const lines = linesOf(items, 10);
    const booked = { id: 5, lines: [] };

    const sold = soldLinesOf(booked, { lines, ...sumsOf(lines) }, 10);

    expect(sold.map(({ title }) => title)).toEqual(['A second coat', 'Water']);
    expect(sold.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(8_600);
    expect(soldLinesOf(booked, { lines, totalCents: -1 }, 10)).toEqual([]);
  });

  test('have no GST of a business that is not registered', () => {
    expect(sumsOf(linesOf(items, 0)).gstCents).toBe(0);
  });
});

describe('added days', () => {
  const needs = [{ anyOf: [1, 2], parts: [{ fromMinutes: 0, toMinutes: 60 }] }];
  const noon = { needs, startsAt: new Date('2026-03-06T01:00:00Z'), extraDays: 0 };

  test('have the hours of the first day, and follow those that were added before', () => {
    const first = needsOfDays(noon, 2, 'Australia/Sydney');
    const longer = needsWithDays(needs, first);
    const second = needsOfDays({ ...noon, needs: longer, extraDays: 2 }, 1, 'Australia/Sydney');

    expect(first[0]?.parts.map(({ fromMinutes }) => fromMinutes)).toEqual([1_440, 2_880]);
    expect(longer[0]?.parts.length).toBe(3);
    expect(second).toEqual([{ anyOf: [1, 2], parts: [{ fromMinutes: 4_320, toMinutes: 4_380 }] }]);
  });

  test.each([
    ['2026-04-04T01:00:00Z', 1_500],
    ['2026-10-03T02:00:00Z', 1_380],
  ])('begin at the same hour after the night on which clocks change: %s', (startsAt, minutes) => {
    const [need] = needsOfDays({ ...noon, startsAt: new Date(startsAt) }, 1, 'Australia/Sydney');

    expect(need?.parts[0]?.fromMinutes).toBe(minutes);
  });
});
