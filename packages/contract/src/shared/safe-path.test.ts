import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSafePath, safePath } from './safe-path.ts';

const home = 'https://souk.example';

/** Where a browser on our site ends up when it follows the address. */
const landsAt = (address: string) => new URL(address, `${home}/some/page`).origin;

describe('a path that a request names', () => {
  test.each([
    ['/cart?x=1#a', '/cart?x=1#a'],
    ['/', '/'],
    ['/search/100%25%20wool?keyword=a%2Fb', '/search/100%25%20wool?keyword=a%2Fb'],
    ['/search/سجاد', '/search/%D8%B3%D8%AC%D8%A7%D8%AF'],
    ['/login?back=https%3A%2F%2Fevil.test', '/login?back=https%3A%2F%2Fevil.test'],
    ['/a/../b', '/b'],
    ['/user@evil.test', '/user@evil.test'],
    ['/classifieds?next=//evil.test', '/classifieds?next=//evil.test'],
  ])('%s leads to %s', (given, path) => {
    expect(safePath(given)).toBe(path);
  });

  test.each([
    '//evil.test/x',
    '///evil.test',
    '////evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '\\/evil.test',
    '/.//evil.test',
    '/./\\evil.test',
    '/..//evil.test',
    '/a/..//evil.test',
    '/a/../..//evil.test',
    '/%2e//evil.test',
    '/%2e%2e//evil.test',
    '/.%2e//evil.test',
    '/%252e//evil.test',
    '/%2F%2Fevil.test',
    '/%2fevil.test',
    '/%5cevil.test',
    '/%5C%5Cevil.test',
    '/%252F%252Fevil.test',
    '/%25252525252Fevil.test',
    '/%09/evil.test',
    '/%0d%0aLocation:%20https://evil.test',
    '/%00/evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/\r\n//evil.test',
    '\t//evil.test',
    ' //evil.test',
    '/\u0000/evil.test',
    'https:evil.test',
    'https:/evil.test',
    'https://evil.test',
    'HTTPS://evil.test',
    'http:\\\\evil.test',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://evil.test/1',
    'ftp://evil.test',
    'https://souk.example@evil.test',
    '//souk.example@evil.test',
    '@evil.test',
    'evil.test',
    '.evil.test',
    '',
    '/／evil.test',
    '／／evil.test',
    '/⁄evil.test',
    '/∕evil.test',
    '/＼evil.test',
    '/%EF%BC%8Fevil.test',
    '/%',
    '/%zz',
    '/%ff',
    '?back=//evil.test',
    '#/x',
    `/${'x'.repeat(4000)}`,
  ])('%j leads home', (given) => {
    expect(safePath(given)).toBe('/');
  });

  test.each([[null], [undefined], [7], [{}], [['/cart']], [new String('/cart')]])(
    '%j leads home',
    (given) => {
      expect(safePath(given)).toBe('/');
    },
  );

  test('stays here whatever it is made of, and means the same when it is asked again', () => {
    const pieces = [
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%2e',
      '%25',
      '\t',
      '\n',
      'evil.test',
      '@',
      ':',
      'https',
      '?',
      '#',
      '／',
    ];
    const address = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join(''));

    fc.assert(
      fc.property(fc.oneof(address, fc.webUrl(), fc.string()), (given) => {
        const path = safePath(given);
        expect(path.startsWith('/')).toBe(true);
        expect(landsAt(path)).toBe(home);
        expect(safePath(path)).toBe(path);
      }),
      { numRuns: 3000 },
    );
  });

  test('is told as safe where it leads where it says', () => {
    expect(isSafePath('/cart?x=1')).toBe(true);
    expect(isSafePath('/search/سجاد')).toBe(true);
    expect(isSafePath('/.//evil.test')).toBe(false);
    expect(isSafePath('/')).toBe(true);
    expect(isSafePath(undefined)).toBe(false);
  });
});
