import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Amal Haddad', 'AH'],
  ['  clay & co ', 'CC'],
  ['Souk', 'S'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
