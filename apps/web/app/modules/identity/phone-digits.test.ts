import { describe, expect, test } from 'vitest';
import { nationalDigits, phoneLink, phoneWords, secondsToWait } from './phone-digits.ts';

describe('phones and their codes', () => {
  test.each([
    ['412555019', '0412555019'],
    ['0412 555 019', '0412555019'],
    ['0412555019', '0412555019'],
    ['123456789012', '123456789012'],
    ['04x', '04x'],
  ])('[mobile-digits] %s is sent as %s', (typed, sent) => {
    expect(nationalDigits(typed)).toBe(sent);
  });

  test('a phone number is written in groups, with the code of its country', () => {
    expect(phoneWords('+61', '0412555019')).toBe('+61 412 555 019');
    expect(phoneWords('+61', '0755001234')).toBe('+61 7 5500 1234');
    expect(phoneWords('+61', '412555019')).toBe('+61 412 555 019');
    expect(phoneWords('+44', '02079460018')).toBe('+44 2079460018');
    expect(phoneWords('+39', '0612345678')).toBe('+39 0612345678');
    expect(phoneWords(null, '0412555019')).toBe('0412 555 019');
    expect(phoneWords(null, '12345')).toBe('12345');
    expect(phoneWords('+61', null)).toBe('');
  });

  test.each([
    ['+61', '0412555019', 'tel:+61412555019'],
    ['+61', '412 555 019', 'tel:+61412555019'],
    [null, '0412 555 019', 'tel:0412555019'],
  ])('a number is dialled with its country in place of the 0: %s %s', (countryCode, phone, link) => {
    expect(phoneLink(countryCode, phone)).toBe(link);
  });

  test('[otp-error-wait-to-retry] another code can be requested after a minute', () => {
    expect(secondsToWait(1_000_000, 1_000_000)).toBe(60);
    expect(secondsToWait(1_000_000, 1_015_500)).toBe(45);
    expect(secondsToWait(1_000_000, 1_060_000)).toBe(0);
    expect(secondsToWait(1_000_000, 900_000)).toBe(60);
  });
});
