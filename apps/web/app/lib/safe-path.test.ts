import { expect, test } from 'vitest';
import { safePath } from './safe-path.ts';

test.each([
  ['/cart?x=1#a', '/cart?x=1#a'],
  ['//evil.test/x', '/'],
  ['/\\evil.test', '/'],
  ['https://evil.test', '/'],
  ['javascript:alert(1)', '/'],
  [null, '/'],
])('%s leads to %s', (given, path) => {
  expect(safePath(given)).toBe(path);
});
