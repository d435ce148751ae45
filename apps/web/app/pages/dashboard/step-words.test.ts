import { describe, expect, test } from 'vitest';
import { growthOf, peakOf, stepWords, tickWords } from './step-words.ts';

describe('the steps of a chart', () => {
  test.each([
    ['hour', '2026-11-20T00', 24, '12 am', '12 am'],
    ['hour', '2026-11-20T15', 24, '3 pm', '3 pm'],
    ['day', '2026-11-20', 7, 'Fri 20 Nov', 'Fri'],
    ['day', '2026-11-05', 30, 'Thu 5 Nov', '5'],
    ['month', '2026-11', 12, 'Nov 2026', 'Nov'],
  ] as const)('a %s at %s among %i is %s in full and %s below a bar', (step, date, steps, full, short) => {
    expect(stepWords(step, date)).toBe(full);
    expect(tickWords(step, date, steps)).toBe(short);
  });

  test('have one peak, unless nothing was earned', () => {
    const point = (cents: number | null) => ({
      date: '',
      orders: 0,
      before: null,
      value: cents === null ? null : { cents, currency: 'AUD' as const },
    });

    expect(peakOf([point(100), point(900), point(900), point(null)])).toBe(1);
    expect(peakOf([point(0), point(null)])).toBe(-1);
  });

  test.each([
    [150, 100, 50],
    [50, 100, -50],
    [100, 100, 0],
    [100, 0, null],
  ])('%i after %i grew by %j per cent', (now, before, percent) => {
    expect(growthOf(now, before)).toBe(percent);
  });
});
