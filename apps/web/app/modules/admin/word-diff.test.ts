import { describe, expect, test } from 'vitest';
import { wordDiff } from './word-diff.ts';

const marked = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'gone' ? `[-${text}]` : `[+${text}]`))
    .join('');

describe('the words that an edit changed', () => {
  test.each([
    ['a green sofa', 'a green sofa', 'a green sofa'],
    ['a green sofa', 'a blue sofa', 'a [-green][+blue] sofa'],
    ['a sofa', 'a large sofa', 'a [+large ]sofa'],
    ['a large sofa', 'a sofa', 'a [-large ]sofa'],
    ['', 'new', '[+new]'],
    ['gone', '', '[-gone]'],
  ])('from "%s" to "%s"', (before, after, expected) => {
    expect(marked(before, after)).toBe(expected);
  });

  test('are not compared one by one in very long texts', () => {
    const long = 'word '.repeat(2000);

    expect(wordDiff(long, `${long}more`)).toHaveLength(2);
  });
});
