import { isAbn } from '@souk/contract/modules/sellers/profiles';
import { describe, expect, test } from 'vitest';
import { subTypeOf } from './profile.rules.ts';

describe('an ABN', () => {
  test.each(['51824753556', '53004085616', '83914571673'])('%s has a true check sum', (digits) => {
    expect(isAbn(digits)).toBe(true);
  });

  test.each(['51824753557', '5182475355', '00000000000', 'ABCDEFGHIJK', ''])('%s has none', (digits) => {
    expect(isAbn(digits)).toBe(false);
  });
});

describe('the effective type of a wellbeing business', () => {
  test.each([
    [['fitness', 'spa'], 'fitness'],
    [['spa-wellness'], 'spa'],
    [['massage'], null],
    [[], null],
  ] as const)('%j makes it %s', (slugs, expected) => {
    expect(subTypeOf('wellbeing', slugs)).toBe(expected);
  });

  test('is no matter for other businesses', () => {
    expect(subTypeOf('beauty', ['fitness'])).toBeNull();
  });
});
