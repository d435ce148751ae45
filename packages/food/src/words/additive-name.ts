import type { Entry } from '../tables/entry.ts';

const printedNumber = /^(?:(e|ins) ?)?(\d{3,4}) ?([a-j])?(?: |$)/;

/** An additive's number as people know it, "E471" or, where the pack prints it so, "INS 471"; other words as they are. */
export function sayAdditive(words: string, entry: Pick<Entry, 'additive'> | undefined): string {
  const [, system, number, letter = ''] = printedNumber.exec(words) ?? [];
  if (!entry?.additive || number === undefined) return words;
  return `${system === 'ins' ? 'INS ' : 'E'}${number}${letter}`;
}
