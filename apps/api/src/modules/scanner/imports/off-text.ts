import { cutText } from '../../../platform/cut-text.ts';

/**
 * An Open Food Facts product: a line of the JSONL dump, a row of the CSV dump, or `product` in the API's reply.
 */
export type OffRecord = Readonly<Record<string, unknown>>;

/** A useless record and what is wrong with it. */
export class RecordProblem extends Error {}

/** Cleans text of line ends, runs of spaces and NUL, which PostgreSQL cannot store. */
export const clean = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).replaceAll('\0', ' ').replace(/\s+/g, ' ').trim()
    : '';

/** The same, truncated: for text that is only shown, neither judged nor compared. */
export const cleanTo = (value: unknown, most: number): string => cutText(clean(value), most).trim();

/** Half of a surrogate pair, or the replacement character of an invalid byte. */
const isDamaged = (text: string): boolean => !text.isWellFormed() || text.includes('\u{FFFD}');

/** Text that must be exactly as printed: a missing letter may change a word's meaning. */
export function wholeText(name: string, text: string): string {
  if (isDamaged(text)) throw new RecordProblem(`${name} holds letters that are damaged`);
  return text;
}

const mostTags = 500;

/** A list in JSONL, joined by commas in CSV. */
export function tagsOf(value: unknown): string[] {
  const given: unknown[] = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
  return given.slice(0, mostTags).flatMap((tag) => (typeof tag === 'string' ? tag.trim() : []));
}
