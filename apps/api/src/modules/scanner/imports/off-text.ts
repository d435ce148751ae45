import { cutText } from '../../../platform/cut-text.ts';

/** A product of Open Food Facts: a line of the JSONL dump, a row of the CSV dump, or `product` of the API. */
export type OffRecord = Readonly<Record<string, unknown>>;

/** A useless record, with its problem. */
export class RecordProblem extends Error {}

/** Text of a dump: it carries line ends, runs of spaces and the NUL that PostgreSQL does not store. */
export const clean = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).replaceAll('\0', ' ').replace(/\s+/g, ' ').trim()
    : '';

/** The same, cut: for text that is shown and neither judged nor compared. */
export const cleanTo = (value: unknown, most: number): string => cutText(clean(value), most).trim();

/** Half of a surrogate pair, or the replacement for an invalid byte. */
const isDamaged = (text: string): boolean => !text.isWellFormed() || text.includes('\u{FFFD}');

/** Text that must be exactly as printed: a lost letter may change a word's meaning. */
export function wholeText(name: string, text: string): string {
  if (isDamaged(text)) throw new RecordProblem(`${name} holds letters that are damaged`);
  return text;
}

const mostTags = 500;

/** JSONL has lists, CSV has them joined by commas. */
export function tagsOf(value: unknown): string[] {
  const given: unknown[] = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
  return given.slice(0, mostTags).flatMap((tag) => (typeof tag === 'string' ? tag.trim() : []));
}
