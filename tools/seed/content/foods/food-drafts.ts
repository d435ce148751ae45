import { type Analysis, analyse } from '@souk/food/analyse';
import type { Label } from '@souk/food/judging/evidence';
import { heaviest, schools, type Verdict } from '@souk/food/judging/verdicts';
import { capitalised } from '../ads/phrasing.ts';
import type { LabelWord, Making, Motif, Recipe } from './recipe.ts';
import { recipes } from './recipes.ts';
import { trades } from './trades.ts';

/** A recipe in one making and one taste, before somebody makes it. */
export interface Draft {
  recipe: Recipe;
  taste: string;
  making: Making;
  name: string;
  /** Language → list; the first is the one that is judged. */
  lists: Record<string, string>;
  labels: readonly LabelWord[];
  verdict: Verdict;
}

/** Packs of which nobody has typed the list. */
const bare: Making = [''];

const tidy = (list: string): string =>
  list
    .replace(/([,،])\s*(?=[,،.])/g, '')
    .replace(/[,،]\s*$/, '')
    .trim();

const filled = (text: string, name: string, brings: string): string =>
  text
    .replaceAll('{Taste}', name)
    .replaceAll('{taste-name}', name.charAt(0).toLowerCase() + name.slice(1))
    .replaceAll('{taste}', brings);

const labelsOf = ([, words = '']: Making): LabelWord[] =>
  words.split(' ').filter((word): word is LabelWord => word !== '');

/** For judging alone: any certifier will do. */
const weighed = (words: readonly LabelWord[]): Label[] =>
  words.flatMap((word): Label[] => {
    if (word === 'lapsed') return [];
    if (word === 'certified')
      return [{ kind: 'halal-certificate', certifierId: 'afic', validUntil: '9999-12-31' }];
    return [{ kind: word === 'claim' ? 'halal-claim' : word }];
  });

const strictest = ({ verdict }: Analysis): Verdict =>
  heaviest(schools.map((school) => verdict[school].standard));

export function draftOf(recipe: Recipe, taste: string, making: Making): Draft {
  const [printed, , ownName] = making;
  const brings = recipe.tastes?.[taste] ?? '';
  const [list = '', english] = printed.split(' // ').map((part) => tidy(filled(part, taste, brings)));
  const labels = labelsOf(making);
  const { language } = trades[recipe.trade];
  return {
    recipe,
    taste,
    making,
    labels,
    name: capitalised(filled(ownName ?? recipe.name, taste, '')),
    lists: {
      ...(list ? { [language]: capitalised(list) } : {}),
      ...(english ? { en: english } : {}),
    },
    verdict: strictest(analyse({ ingredients: list, labels: weighed(labels) })),
  };
}

/** Everything that can be made: each recipe in each taste and making, and once per taste without its list. */
export const allDrafts = (): Draft[] =>
  recipes.flatMap((recipe) =>
    Object.keys(recipe.tastes ?? { '': '' }).flatMap((taste) =>
      [...recipe.makings, bare].map((making) => draftOf(recipe, taste, making)),
    ),
  );

const pictured: readonly (readonly [words: RegExp, motif: Motif])[] = [
  [/strawb|raspb|berr|himbeer/i, 'berry'],
  [/lemon|orange|lime|citron|zitrone/i, 'citrus'],
  [/apple|apfel/i, 'apple'],
  [/mango|peach|apricot/i, 'mango'],
  [/cherry/i, 'cherry'],
  [/mint|spinach/i, 'leaf'],
  [/carrot|pumpkin/i, 'carrot'],
  [/almond|hazel|cashew|pistach|walnut/i, 'nut'],
  [/tomato/i, 'tomato'],
  [/honey/i, 'honey'],
];
/** Things that packs show whatever they taste of. */
const open: ReadonlySet<Motif> = new Set([
  'berry',
  'drop',
  'bubbles',
  'apple',
  'carrot',
  'mango',
  'peas',
  'star',
]);

/** What the pack shows: its taste where that is something to be seen. */
export const motifOf = ({ motif }: Recipe, taste: string): Motif =>
  open.has(motif) ? (pictured.find(([words]) => words.test(taste))?.[1] ?? motif) : motif;
