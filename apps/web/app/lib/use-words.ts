import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';

/** Values that come with a button, such as the line of an order. */
export type Given = Readonly<Record<string, string>>;

/** A message of the catalogue, or one that depends on the row. */
export type Words<Row> = MessageDescriptor | ((row: Row, given: Given) => MessageDescriptor);

/** The words of a move for this row. */
export function useWords<Row>(row: Row, given: Given): (words: Words<Row>) => string {
  const { i18n } = useLingui();
  return (words) => i18n._(typeof words === 'function' ? words(row, given) : words);
}
