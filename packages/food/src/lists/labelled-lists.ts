import { type Allergen, allergens } from '../allergens.ts';
import type { Analysis } from '../analyse.ts';
import type { Diet } from '../judging/origins.ts';
import { type School, schools, type Verdict, verdicts } from '../judging/verdicts.ts';
import { englishLists } from './lists-english.ts';
import { otherLists } from './lists-other-languages.ts';

type State = Analysis['diets'][Diet];
const states: readonly State[] = ['yes', 'maybe', 'no', 'unknown'];

/** A list of ingredients and what a person who knows the subject says of it, at the standard strictness. */
export interface LabelledList {
  id: string;
  list: string;
  verdict: Record<School, Verdict>;
  /** Printed words that decide, in small letters; not always all of them. */
  because: readonly string[];
  contains: readonly Allergen[];
  mayContain: readonly Allergen[];
  diets: Record<Diet, State>;
}

/** Words for several allergens at once, where a pack does not say which is meant. */
const wholeGroups: Record<string, readonly Allergen[]> = {
  'any nuts': [
    ...(['almond', 'brazil nut', 'cashew', 'hazelnut', 'macadamia'] as const),
    ...(['pecan', 'pistachio', 'walnut', 'nuts'] as const),
  ],
};

const wordsIn = (cell: string): string[] =>
  cell
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function oneOf<Word extends string>(words: readonly Word[], word: string, id: string): Word {
  const known = words.find((candidate) => candidate === word);
  if (!known) throw new Error(`"${word}" says nothing in the row ${id}`);
  return known;
}

/** "halal", or "haram, maliki doubtful": a word for all, then the schools that say otherwise. */
function readVerdicts(cell: string, id: string): Record<School, Verdict> {
  const [forAll = '', ...others] = wordsIn(cell);
  const apart = new Map(
    others.map((part) => {
      const [school = '', word = ''] = part.split(' ');
      return [oneOf(schools, school, id), oneOf(verdicts, word, id)];
    }),
  );
  const usual = oneOf(verdicts, forAll, id);
  return Object.fromEntries(schools.map((school) => [school, apart.get(school) ?? usual])) as Record<
    School,
    Verdict
  >;
}

function readAllergens(cell: string, id: string): Allergen[] {
  const named = wordsIn(cell).flatMap((word) => wholeGroups[word] ?? [oneOf(allergens, word, id)]);
  return allergens.filter((allergen) => named.includes(allergen));
}

function readRow(row: string): LabelledList {
  const cells = row.split('|').map((cell) => cell.trim());
  const [id = '', verdict = '', because = '', inside = '', traces = '', dietWords = '', list = ''] = cells;
  if (cells.length !== 7 || !list) throw new Error(`not seven cells in: ${row}`);
  const contains = readAllergens(inside, id);
  const [vegetarian = '', vegan = ''] = dietWords.split(' ');
  return {
    id,
    list: list.replaceAll('\\n', '\n'),
    verdict: readVerdicts(verdict, id),
    because: wordsIn(because),
    contains,
    mayContain: readAllergens(traces, id).filter((allergen) => !contains.includes(allergen)),
    diets: { vegetarian: oneOf(states, vegetarian, id), vegan: oneOf(states, vegan, id) },
  };
}

/** Reads a table of labelled lists, one a line: id | verdicts | because | contains | may contain | diets | list */
export const readLists = (text: string): LabelledList[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
    .map(readRow);

export const labelledLists: readonly LabelledList[] = [englishLists, otherLists].flatMap(readLists);
