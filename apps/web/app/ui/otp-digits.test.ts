import { expect, test } from 'vitest';
import { otpDigits } from './otp-digits.ts';

test.each([
  ['123456', '123456'],
  [' 12 34-56 ', '123456'],
  ['Your code is 4711', '4711'],
  ['12345678', '123456'],
])('a pasted %s becomes %s', (typed, code) => {
  expect(otpDigits(typed, 6)).toBe(code);
});
