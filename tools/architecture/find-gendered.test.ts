import { describe, expect, test } from 'vitest';
import { findGendered } from './find-gendered.ts';
import { inRetail } from './plant.testing.ts';

describe('a person is they', () => {
  test.each([
    ['a comment', '/** Tells the buyer that his order was sent. */'],
    ['a comment behind code', 'const x = 1; // she pays'],
    ['a test’s title', "test('leaves nobody but him', () => {});"],
    ['the beginning of a sentence', '// He who pays decides.'],
    ['a comment of SQL', '-- The seller, and what she is owed.'],
    ['a document', 'Every seller sees herself in the list.'],
  ])('in %s', (_where, text) => {
    expect(findGendered([inRetail(`${text}\n`)])).toHaveLength(1);
  });

  test.each([
    '// Their order is sent here; the thesis and the history stay.',
    "const languages = ['en', 'he'];",
  ])('and this says so or names no person: %s', (text) => {
    expect(findGendered([inRetail(text)])).toEqual([]);
  });
});
