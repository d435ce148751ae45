import { useLingui } from '@lingui/react/macro';
import type { Given, Words } from './acts.ts';

/** Says the words of a move about this row. */
export function useWords<Row>(row: Row, given: Given): (words: Words<Row>) => string {
  const { i18n } = useLingui();
  return (words) => i18n._(typeof words === 'function' ? words(row, given) : words);
}
