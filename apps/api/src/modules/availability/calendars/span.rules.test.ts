import { describe, expect, test } from 'vitest';
import { cutSpans, isMet, isWithin, joinSpans, type Span } from './span.rules.ts';

describe('spans', () => {
  test.each<[string, Span[], Span[]]>([
    [
      'that overlap',
      [
        [3, 6],
        [1, 4],
      ],
      [[1, 6]],
    ],
    [
      'that touch',
      [
        [1, 2],
        [2, 3],
      ],
      [[1, 3]],
    ],
    [
      'of which one contains the other',
      [
        [1, 9],
        [2, 3],
      ],
      [[1, 9]],
    ],
    [
      'apart from one another',
      [
        [5, 6],
        [1, 2],
      ],
      [
        [1, 2],
        [5, 6],
      ],
    ],
    [
      'of nothing',
      [
        [4, 4],
        [6, 5],
      ],
      [],
    ],
  ])('%s are joined', (_which, spans, joined) => {
    expect(joinSpans(spans)).toEqual(joined);
  });

  test.each<[string, Span[], Span[]]>([
    [
      'before and after',
      [[2, 4]],
      [
        [0, 2],
        [4, 10],
      ],
    ],
    [
      'at both ends',
      [
        [-1, 2],
        [8, 12],
      ],
      [[2, 8]],
    ],
    ['whole', [[0, 10]], []],
    [
      'nowhere',
      [
        [10, 12],
        [-3, 0],
      ],
      [[0, 10]],
    ],
  ])('are cut %s', (_where, taken, left) => {
    expect(cutSpans([[0, 10]], taken)).toEqual(left);
  });

  test.each<[Span, boolean, boolean]>([
    [[2, 5], true, true],
    [[3, 4], true, true],
    [[1, 3], false, true],
    [[4, 9], false, true],
    [[5, 8], false, false],
    [[0, 2], false, false],
    [[8, 9], true, true],
    [[9, 12], false, false],
  ])('of 2 to 5 and 8 to 9 contain and meet %j: %s, %s', (span, contains, meets) => {
    const spans: Span[] = [
      [2, 5],
      [8, 9],
    ];

    expect([isWithin(spans, span), isMet(spans, span)]).toEqual([contains, meets]);
  });
});
