import { describe, expect, test } from 'vitest';
import { centsOf, idOf, linesOf, listed, textOf, treeOf } from './typed-values.ts';

describe('what somebody typed, or a draft has kept', () => {
  test('is a price only above 0, in whole cents', () => {
    expect(['12', '12.345', ' 0.05 '].map(centsOf)).toEqual([1200, 1235, 5]);
    expect(['', '  ', '0', '-3', 'free', 'Infinity'].map(centsOf)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  test('is an id only as a whole number above 0', () => {
    expect(['7', 7].map(idOf)).toEqual([7, 7]);
    expect(['0', '-1', '1.5', 'x', null, '9007199254740993'].map(idOf)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  test('is a text if it is a text or a number, else empty', () => {
    expect(['a', 4, true, null, {}].map(textOf)).toEqual(['a', '4', '', '', '']);
    expect(linesOf('one\r\ntwo')).toBe('one\ntwo');
  });

  test('is a tree only as an object', () => {
    expect(treeOf({ a: 1 })).toEqual({ a: 1 });
    expect([[1], 'a', null].map(treeOf)).toEqual([{}, {}, {}]);
  });

  test('is a list of words, each once and none empty', () => {
    expect(listed('oak, , walnut,oak ,')).toEqual(['oak', 'walnut']);
  });
});
