import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';

/** What a button says of the values that come with it, such as the line of an order. */
export type Given = Readonly<Record<string, string>>;

/** A text of the catalogue, or one that depends on the row. */
export type Words<Row> = MessageDescriptor | ((row: Row, given: Given) => MessageDescriptor);

/** Says the words of a move about this row. */
export function useWords<Row>(row: Row, given: Given): (words: Words<Row>) => string {
  const { i18n } = useLingui();
  return (words) => i18n._(typeof words === 'function' ? words(row, given) : words);
}
