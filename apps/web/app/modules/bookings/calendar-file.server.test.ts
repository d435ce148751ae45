import { describe, expect, test } from 'vitest';
import { bookingWith } from './booking.testing.ts';
import { calendarFile } from './calendar-file.server.ts';

/** The lines of the file with its folded ones joined (RFC 5545, 3.1). */
function linesOf(booking: ReturnType<typeof bookingWith>): string[] {
  const file = calendarFile(booking, {
    url: 'https://souk.test/my-bookings/detail/12',
    place: 'Manly NSW',
  });
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  return file.replaceAll('\r\n ', '').split('\r\n');
}

const fieldOf = (lines: readonly string[], name: string) =>
  lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);

const moved = { move: 'move-paid', status: 'Accepted-Paid', by: 'seller', reason: null } as const;

describe('a booking in a calendar', () => {
  test('is one event with all that RFC 5545 asks for, at moments of UTC', () => {
    const lines = linesOf(bookingWith());

    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(fieldOf(lines, 'VERSION')).toBe('2.0');
    expect(fieldOf(lines, 'PRODID')).toContain('Souk');
    expect(fieldOf(lines, 'DTSTAMP')).toBe('20260302T003000Z');
    expect(fieldOf(lines, 'DTSTART')).toBe('20260306T020000Z');
    expect(fieldOf(lines, 'DTEND')).toBe('20260306T030000Z');
    expect(fieldOf(lines, 'STATUS')).toBe('CONFIRMED');
  });

  test('keeps its id and grows in sequence when it moves', () => {
    const before = bookingWith();
    const after = bookingWith({
      starts_at: '2026-03-07T02:00:00.000Z',
      ends_at: '2026-03-07T03:00:00.000Z',
      history: [...before.history, { ...moved, at: '2026-03-03T00:00:00.000Z' }],
    });

    const [first, second] = [linesOf(before), linesOf(after)];

    expect(fieldOf(second, 'UID')).toBe(fieldOf(first, 'UID'));
    expect(Number(fieldOf(second, 'SEQUENCE'))).toBeGreaterThan(Number(fieldOf(first, 'SEQUENCE')));
    expect(fieldOf(second, 'DTSTART')).toBe('20260307T020000Z');
  });

  test.each(['Cancelled', 'Rejected', 'Expired'] as const)('is struck out once it is %s', (status) => {
    expect(fieldOf(linesOf(bookingWith({ status })), 'STATUS')).toBe('CANCELLED');
  });

  test.each(['Pending', 'Amount-Paid-Pending'] as const)('is tentative while it is %s', (status) => {
    expect(fieldOf(linesOf(bookingWith({ status })), 'STATUS')).toBe('TENTATIVE');
  });

  test('escapes what people have written, and folds what is long', () => {
    const title = `Cut, colour; and\nmore ${'é'.repeat(60)}`;
    const lines = linesOf(bookingWith({ title }));

    expect(fieldOf(lines, 'SUMMARY')).toContain(String.raw`Cut\, colour\; and\nmore`);
  });
});
