import { describe, expect, test } from 'vitest';
import { asBrowser, wantedTimeZone } from './time-zones.ts';

describe('the choice of a time zone', () => {
  test.each([
    ['As my browser, chosen', asBrowser, 'As my browser', ''],
    ['As my browser, in another language', asBrowser, 'مثل متصفحي', ''],
    ['a zone that was chosen', 'Asia/Dubai', 'Asia/Dubai', 'Asia/Dubai'],
    ['a zone that was typed without scripts over another', 'UTC', ' Asia/Dubai ', 'Asia/Dubai'],
    ['a zone that was typed without scripts over the browser’s', asBrowser, 'Asia/Dubai', 'Asia/Dubai'],
    ['an emptied field', 'UTC', '', ''],
    ['what is no zone, for the API to refuse', '', 'Mars', 'Mars'],
    ['what is no zone over one that is', 'UTC', 'Mars', 'Mars'],
  ])('%s is understood', (_what, value, text, wanted) => {
    expect(wantedTimeZone(value, text)).toBe(wanted);
  });
});
