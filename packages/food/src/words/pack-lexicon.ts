import { entries } from '../tables/entries.ts';
import type { Entry } from '../tables/entry.ts';
import type { Known } from './fill-lexicon.ts';
import type { PackedLexicon, SlimEntry } from './packed-lexicon.ts';

const slim = ({ names: _names, why: _why, source: _source, ...rest }: Entry): SlimEntry => rest;

/** Packs what the tables give, for whoever only judges by it. */
export function packLexicon({ lexicon, dangers, alone }: Known): PackedLexicon {
  const placeOf = new Map(entries.map((entry, place) => [entry, place]));
  const meant = [...lexicon.meanings()].map(([path, { entry, ...rest }]) => ({
    name: path.join(' '),
    entry,
    rest: JSON.stringify(rest),
  }));
  const joined = (list: typeof meant = []) => list.map(({ name }) => name).join(',');
  const byEntry = Map.groupBy(meant, ({ entry }) => entry);
  const byRest = [...Map.groupBy(meant, ({ rest }) => rest)].filter(([rest]) => rest !== '{}');
  const placed = <Word>(word: Word, entry: Entry): [Word, number] => [word, placeOf.get(entry) ?? -1];
  return {
    entries: entries.map(slim),
    names: entries.map((entry) => joined(byEntry.get(entry))).join('\n'),
    meanings: byRest.map(([rest, list]) => [JSON.parse(rest), joined(list)]),
    dangers: dangers.map(({ stem, entry }) => placed(stem, entry)),
    alone: [...alone].map(([words, entry]) => placed(words, entry)),
  };
}
