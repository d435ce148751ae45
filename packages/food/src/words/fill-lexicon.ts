import type { Origin } from '../judging/origins.ts';
import {
  absences,
  alternatives,
  betweenDenials,
  deniesLast,
  deniesList,
  deniesListBefore,
  deniesNext,
  deniesOneMore,
  deniesShare,
} from '../tables/denials.ts';
import { entries } from '../tables/entries.ts';
import type { Entry } from '../tables/entry.ts';
import { alarms, claims, conjunctions, fillers, originWords, roles, standingAlone } from '../tables/words.ts';
import { taxonomyNames } from '../taxonomy/names.ts';
import { Lexicon, type Meaning } from './lexicon.ts';
import type { Alarm } from './read-words.ts';

const wordsIn = (lists: Partial<Record<string, string>>): string[] =>
  Object.values(lists).flatMap((list) =>
    (list ?? '')
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  );

/** "De soja" states an origin, and brings the allergen of "soja" all the same. */
function addOrigin(lexicon: Lexicon, word: string, origin: Origin, entry: Entry | undefined): void {
  lexicon.add(word, { origin, ...(entry && entry.allergens.length > 0 ? { entry } : {}) });
}

/** In this order, for of two signs of a word the first stays. */
const { other, ...classes } = roles;
const signs: readonly (readonly [Meaning, Partial<Record<string, string>>])[] = [
  ...Object.values(classes).map((lists) => [{ sign: 'role', isClass: true }, lists] as const),
  [{ sign: 'role' }, other],
  [{ sign: 'without', isHeadLast: true, isOr: true }, { en: deniesOneMore.en }],
  [{ sign: 'without', isOr: true }, deniesOneMore],
  [{ sign: 'without', isHeadLast: true, isShare: true }, deniesShare],
  [{ sign: 'without', isHeadLast: true }, { en: deniesNext.en }],
  [{ sign: 'without', isHeadLast: true, isOfList: true }, { en: deniesList.en }],
  [{ sign: 'without' }, deniesNext],
  [{ sign: 'without', isOfList: true }, deniesList],
  [{ sign: 'free' }, deniesLast],
  [{ sign: 'free', isOfList: true }, deniesListBefore],
  [{ sign: 'join', isOr: true }, alternatives],
  [{ sign: 'join' }, conjunctions],
  [{ sign: 'halal' }, claims],
  [{ sign: 'filler', isSmall: true }, betweenDenials],
  [{ sign: 'absent' }, absences],
  [{ sign: 'filler' }, fillers],
];

/** Everything that words are read by. */
export interface Known {
  lexicon: Lexicon;
  dangers: Alarm[];
  alone: Map<string, Entry>;
}

/** Names of the public taxonomy stand behind ours: a word that already means something keeps its meaning. */
function addTaxonomy(lexicon: Lexicon, byId: ReadonlyMap<string, Entry>): void {
  for (const row of taxonomyNames.split('\n')) {
    const [id = '', names = ''] = row.split('|').map((cell) => cell.trim());
    const entry = byId.get(id);
    if (entry) for (const name of names.split(',')) if (!lexicon.has(name)) lexicon.add(name, { entry });
  }
}

/** So many rows are read at a time where others are to come in between: some milliseconds. */
const rowsAtOnce = 60;

/** Makes the tables ready for reading, step by step. A browser gets the outcome packed instead, made by the build. */
export function* fillLexicon(names: 'all' | 'own' = 'all'): Generator<void, Known> {
  const lexicon = new Lexicon();
  for (const [place, entry] of entries.entries()) {
    lexicon.addEntry(entry);
    if (place % rowsAtOnce === 0) yield;
  }
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  yield;
  for (const [origin, lists] of Object.entries(originWords))
    for (const word of wordsIn(lists))
      addOrigin(lexicon, word, origin as Origin, lexicon.endOf(word) ?? byId.get(origin));
  for (const [sign, lists] of signs) for (const word of wordsIn(lists)) lexicon.add(word, sign);
  yield;
  if (names === 'all') addTaxonomy(lexicon, byId);
  const dangers = alarms.flatMap(({ stem, entry: id }) => {
    const entry = byId.get(id);
    return entry ? [{ stem, entry }] : [];
  });
  const alone = new Map(
    Object.entries(standingAlone).flatMap(([word, id]) => {
      const entry = byId.get(id);
      return entry ? [[word, entry] as const] : [];
    }),
  );
  return { lexicon, dangers, alone };
}
