import { describe, expect, test } from 'vitest';
import { timeZone } from './dates.ts';
import { allTimeZones, knownTimeZone } from './time-zones.ts';

describe('the name of a time zone', () => {
  test.each([
    'Australia/Sydney',
    'Asia/Kathmandu',
    'Asia/Calcutta',
    'Asia/Kolkata',
    'America/Argentina/Ushuaia',
  ])('%s is known', (name) => {
    expect(knownTimeZone(name)).toBeTruthy();
    expect(timeZone().safeParse(name).success).toBe(true);
  });

  test('UTC is one of them, and letters may be of either case', () => {
    expect(knownTimeZone('UTC')).toBe('UTC');
    expect(knownTimeZone('australia/sydney')).toBe('Australia/Sydney');
  });

  test.each([
    '',
    'Mars/Olympus',
    '+10:00',
    'Australia/Sydney; Path=/',
    '../etc/passwd',
    `A${'a'.repeat(200)}`,
    '\u0000',
  ])('%j is refused', (name) => {
    expect(knownTimeZone(name)).toBeUndefined();
    expect(timeZone().safeParse(name).error?.issues[0]?.message).toBe('Please select a time zone.');
  });
});

describe('the list of time zones', () => {
  test('offers UTC once beside all zones that the platform knows', () => {
    expect(allTimeZones()[0]).toBe('UTC');
    expect(new Set(allTimeZones()).size).toBe(allTimeZones().length);
  });

  test('has each place by its name of today, which is the one that is kept', () => {
    expect(allTimeZones()).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Asia/Kathmandu', 'Europe/Kyiv']));
    expect(allTimeZones().filter((zone) => knownTimeZone(zone) !== zone)).toEqual([]);
    expect(knownTimeZone('Asia/Calcutta')).toBe('Asia/Kolkata');
  });
});
