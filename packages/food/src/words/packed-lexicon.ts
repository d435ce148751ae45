import type { Entry } from '../tables/entry.ts';
import type { Meaning } from './lexicon.ts';

/** What judging asks of an entry; its names, why and source are told by the server. */
export type SlimEntry = Omit<Entry, 'names' | 'why' | 'source'>;

/** Everything that words are read by, as it crosses to a browser. Names stand as they are looked up. */
export interface PackedLexicon {
  entries: SlimEntry[];
  /** A line for each entry, its names parted by commas. */
  names: string;
  /** What names mean beside their entry. */
  meanings: [meaning: Omit<Meaning, 'entry'>, names: string][];
  /** With the place of the entry. */
  dangers: [stem: string, place: number][];
  alone: [words: string, place: number][];
}
