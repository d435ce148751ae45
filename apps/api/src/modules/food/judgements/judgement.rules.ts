import type { FoodJudgement } from '@souk/contract/modules/food/judgements';
import { type Allergen, allergens } from '@souk/food/allergens';
import type { Analysis, Conflict } from '@souk/food/analyse';
import {
  heaviest,
  readGrade,
  type School,
  type Strictness,
  schools,
  strictnesses,
  type Verdict,
  verdicts,
} from '@souk/food/judging/verdicts';
import { sayAdditive } from '@souk/food/words/additive-name';
import { cutText } from '../../../platform/cut-text.ts';

/** What is stored of the engine's judgement. */
export interface Judgement {
  verdicts: Analysis['verdict'];
  reasons: string[];
  allergens: Allergen[];
  mayContain: Allergen[];
  /** Of dishes that are named without their ingredients. */
  usually: Analysis['allergens']['usually'];
  /** Whether the lists were read to the end, so that what they do not name is not in them. */
  isWhole: boolean;
  diets: Analysis['diets'];
  conflicts: Conflict[];
}

const keptReasons = 3;
const longestReason = 60;
const keptConflicts = 6;
/** With more dishes than these, one per allergen is enough. */
const keptUsual = 40;

function keptOf(usually: Judgement['usually']): Judgement['usually'] {
  if (usually.length <= keptUsual) return usually;
  return [...new Map(usually.map((one) => [one.allergen, one])).values()];
}

/** The strictest verdict of the schools at a strictness. */
export const strictest = (verdict: Analysis['verdict'], strictness: Strictness): Verdict =>
  heaviest(schools.map((school) => verdict[school][strictness]));

/** The printed words that decide, strictest first; additives by their E-number. */
export function reasonsIn({ findings }: Pick<Analysis, 'findings'>): string[] {
  const weighed = findings.flatMap(({ named, unknown }) => [
    ...named.map(({ words, entry, ruling }) => ({
      words: sayAdditive(words, entry),
      verdict: heaviest(schools.map((school) => readGrade(ruling[school], 'standard'))),
    })),
    ...unknown.map((words) => ({ words, verdict: 'unknown' as Verdict })),
  ]);
  const heavy = weighed
    .filter(({ verdict }) => verdict !== 'halal')
    .sort((one, other) => verdicts.indexOf(other.verdict) - verdicts.indexOf(one.verdict));
  return [...new Set(heavy.map(({ words }) => cutText(words, longestReason)))].slice(0, keptReasons);
}

export const judgementOf = (analysis: Analysis): Judgement => ({
  verdicts: analysis.verdict,
  reasons: reasonsIn(analysis),
  allergens: analysis.allergens.contains,
  mayContain: analysis.allergens.mayContain,
  usually: keptOf(analysis.allergens.usually),
  isWhole: analysis.allergens.isWhole,
  diets: analysis.diets,
  conflicts: analysis.conflicts.slice(0, keptConflicts),
});

/** From what a diet certainly allows to what it certainly does not. */
const dietStates: readonly Analysis['diets']['vegan'][] = ['yes', 'maybe', 'unknown', 'no'];
const worst = (found: readonly Analysis['diets']['vegan'][]) =>
  dietStates.findLast((state) => found.includes(state)) ?? 'unknown';

/** Combines several judgements of one thing: no reading is lighter than the strictest, no allergen is lost. */
export function strictestOf(said: readonly [Judgement, ...Judgement[]]): Judgement {
  const bySchool = (school: School) =>
    Object.fromEntries(
      strictnesses.map((strictness) => [
        strictness,
        heaviest(said.map((one) => one.verdicts[school][strictness])),
      ]),
    );
  const heaviestFirst = said.toSorted(
    (one, other) =>
      verdicts.indexOf(strictest(other.verdicts, 'standard')) -
      verdicts.indexOf(strictest(one.verdicts, 'standard')),
  );
  const named = new Set(said.flatMap((one) => one.allergens));
  const traces = new Set(said.flatMap((one) => one.mayContain));
  return {
    verdicts: Object.fromEntries(schools.map((school) => [school, bySchool(school)])) as Analysis['verdict'],
    reasons: [...new Set(heaviestFirst.flatMap(({ reasons }) => reasons))].slice(0, keptReasons),
    allergens: allergens.filter((allergen) => named.has(allergen)),
    mayContain: allergens.filter((allergen) => traces.has(allergen) && !named.has(allergen)),
    usually: keptOf(said.flatMap(({ usually }) => usually)),
    isWhole: said.every(({ isWhole }) => isWhole),
    diets: {
      vegan: worst(said.map(({ diets }) => diets.vegan)),
      vegetarian: worst(said.map(({ diets }) => diets.vegetarian)),
    },
    conflicts: said.flatMap(({ conflicts }) => conflicts).slice(0, keptConflicts),
  };
}

export const presentJudgement = (judgement: Judgement): FoodJudgement => ({
  halal_status: strictest(judgement.verdicts, 'standard'),
  verdicts: judgement.verdicts,
  reasons: judgement.reasons,
  allergens: judgement.allergens,
  may_contain: judgement.mayContain,
  // A judgement of an older engine rules nothing out.
  usually: judgement.usually ?? [],
  is_whole: judgement.isWhole ?? false,
  diets: judgement.diets,
  conflicts: judgement.conflicts,
});
