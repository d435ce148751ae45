import { describe, expect, test } from 'vitest';
import { busyTimes } from './busy.rules.ts';

const window = {
  from: new Date('2026-11-23T00:00:00Z'),
  until: new Date('2027-05-01T00:00:00Z'),
  timeZone: 'Australia/Sydney',
};

const fileOf = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test//EN',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');

const spans = (file: string) =>
  busyTimes(file, window)?.map(({ startsAt, endsAt }) => [startsAt.toISOString(), endsAt.toISOString()]);
const starts = (file: string) => spans(file)?.map(([start]) => start);

const meeting = ['UID:1', 'SUMMARY:Meeting', 'DTSTART:20261124T000000Z', 'DTEND:20261124T010000Z'];

describe('when somebody is busy, by their calendar', () => {
  test('is the time of each event', () => {
    expect(busyTimes(fileOf(meeting), window)).toEqual([
      {
        key: '1 2026-11-24T00:00:00.000Z',
        title: 'Meeting',
        startsAt: new Date('2026-11-24T00:00:00Z'),
        endsAt: new Date('2026-11-24T01:00:00Z'),
      },
    ]);
  });

  test.each([
    ['a zone by its name', 'DTSTART;TZID=Europe/Berlin:20261124T090000', '2026-11-24T08:00:00.000Z'],
    ['no zone', 'DTSTART:20261124T090000', '2026-11-23T22:00:00.000Z'],
    ['a day', 'DTSTART;VALUE=DATE:20261124', '2026-11-23T13:00:00.000Z'],
  ])('is read with %s', (_what, start, expected) => {
    expect(starts(fileOf(['UID:1', start, 'DURATION:P1D']))).toEqual([expected]);
  });

  test('is a whole day, as long as that is where clocks change', () => {
    const day = ['UID:1', 'DTSTART;VALUE=DATE:20270404', 'DTEND;VALUE=DATE:20270405'];

    expect(spans(fileOf(day))).toEqual([['2027-04-03T13:00:00.000Z', '2027-04-04T14:00:00.000Z']]);
  });

  test('repeats by the clock of its zone, without what was taken out or called off, and moved where it was', () => {
    const weekly = [
      'UID:w',
      'DTSTART;TZID=Australia/Sydney:20270322T090000',
      'DTEND;TZID=Australia/Sydney:20270322T100000',
      'RRULE:FREQ=WEEKLY;COUNT=5',
      'EXDATE;TZID=Australia/Sydney:20270329T090000',
    ];
    const moved = [
      'UID:w',
      'RECURRENCE-ID;TZID=Australia/Sydney:20270405T090000',
      'DTSTART;TZID=Australia/Sydney:20270405T110000',
      'DTEND;TZID=Australia/Sydney:20270405T120000',
    ];
    const off = [
      'UID:w',
      'RECURRENCE-ID;TZID=Australia/Sydney:20270412T090000',
      'DTSTART;TZID=Australia/Sydney:20270412T090000',
      'DTEND;TZID=Australia/Sydney:20270412T100000',
      'STATUS:CANCELLED',
    ];

    expect(starts(fileOf(weekly, moved, off))).toEqual([
      '2027-03-21T22:00:00.000Z',
      '2027-04-05T01:00:00.000Z',
      '2027-04-18T23:00:00.000Z',
    ]);
  });

  test.each([
    ['is called off', [...meeting, 'STATUS:CANCELLED']],
    ['leaves them free', [...meeting, 'TRANSP:TRANSPARENT']],
    ['is over', ['UID:1', 'DTSTART:20201124T000000Z', 'DTEND:20201124T010000Z']],
    ['is too far ahead', ['UID:1', 'DTSTART:20301124T000000Z', 'DTEND:20301124T010000Z']],
    ['repeats every second', [...meeting, 'RRULE:FREQ=SECONDLY']],
  ])('is not while something %s', (_what, lines) => {
    expect(spans(fileOf(lines))).toEqual([]);
  });

  test('is counted from the horizon of an endless repetition that began long ago', () => {
    const daily = ['UID:d', 'DTSTART:20000101T000000Z', 'DTEND:20000101T010000Z', 'RRULE:FREQ=DAILY'];

    expect(starts(fileOf(daily))?.at(0)).toBe('2026-11-23T00:00:00.000Z');
    expect(starts(fileOf(daily))).toHaveLength(159);
  });

  test.each(['', 'hello', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT'])(
    'is unknown where there is no calendar: %j',
    (file) => {
      expect(busyTimes(file, window)).toBeNull();
    },
  );
});
