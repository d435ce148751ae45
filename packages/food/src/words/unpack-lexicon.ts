import type { Entry } from '../tables/entry.ts';
import type { Known } from './fill-lexicon.ts';
import { Lexicon, type Meaning } from './lexicon.ts';
import type { PackedLexicon } from './packed-lexicon.ts';

const noNames = { en: [], fr: [], de: [], ar: [], ms: [], tr: [] };

/** Unpacks what `packLexicon` has packed: reads the same words in the same way, and tells no names and sources. */
export function unpackLexicon(packed: PackedLexicon): Known {
  const lexicon = new Lexicon();
  const entries: Entry[] = packed.entries.map((entry) => ({ ...entry, names: noNames, why: '', source: '' }));
  const mean = (names: string, meaning: Meaning) => {
    if (names !== '') for (const name of names.split(',')) lexicon.mean(name.split(' '), meaning);
  };
  for (const [place, names] of packed.names.split('\n').entries()) {
    const entry = entries[place];
    if (entry) mean(names, { entry });
  }
  for (const entry of entries) lexicon.addAdditive(entry);
  for (const [meaning, names] of packed.meanings) mean(names, meaning);
  const entryAt = (place: number) => entries[place] as Entry;
  return {
    lexicon,
    dangers: packed.dangers.map(([stem, place]) => ({ stem, entry: entryAt(place) })),
    alone: new Map(packed.alone.map(([words, place]) => [words, entryAt(place)])),
  };
}
