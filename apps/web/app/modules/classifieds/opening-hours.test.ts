import { describe, expect, test } from 'vitest';
import { clockOf, weekOf } from './opening-hours.ts';

describe('opening hours', () => {
  test('are told by the clock of twelve hours', () => {
    expect(['00:00', '09:30', '12:00', '17:30'].map(clockOf)).toEqual([
      '12:00 am',
      '9:30 am',
      '12:00 pm',
      '5:30 pm',
    ]);
  });

  test('cover the week; a day that nothing is said of is closed', () => {
    const week = weekOf([
      { weekday: 1, open: '09:00', close: '17:00', closed: false },
      { weekday: 2, open: '00:00', close: '00:00', closed: true },
    ]);

    expect(week.map(({ weekday, spans }) => [weekday, spans.length])).toEqual([
      [1, 1],
      [2, 0],
      [3, 0],
      [4, 0],
      [5, 0],
      [6, 0],
      [7, 0],
    ]);
    expect(week[0]?.spans).toEqual([{ open: '9:00 am', close: '5:00 pm' }]);
  });
});
