import type { diets, HalalStatus } from '@souk/contract/modules/food/words';
import { type Analysis, analyse } from '@souk/food/analyse';
import { readGrade, schools } from '@souk/food/judging/verdicts';
import { verdictFor, type Warning, warningsFor } from '@souk/food/profile';
import type { FoodProfile } from './food-profile.ts';

/** What the engine says of a list while it is being typed. */
export interface LiveAnalysis {
  verdict: HalalStatus;
  /** Ingredients that keep the food from being halal, strictest first. */
  reasons: { words: string; verdict: HalalStatus }[];
  unknown: string[];
  allergens: Analysis['allergens'];
  diets: Analysis['diets'];
  warnings: Warning[];
  /** Claims on the pack that an ingredient contradicts. */
  conflicts: Analysis['conflicts'];
  /** How many ingredients were read. */
  count: number;
}

export type PackClaim = 'halal-claim' | (typeof diets)[number];

const byGravity: readonly HalalStatus[] = ['haram', 'doubtful', 'unknown', 'halal'];
const shownReasons = 6;
const shownUnknown = 12;

type Reader = Parameters<typeof verdictFor>[1];
type Ruling = Analysis['findings'][number]['named'][number]['ruling'];

const verdictOn = (ruling: Ruling, { school, strictness }: Reader): HalalStatus => {
  const said = (school ? [school] : schools).map((one) => readGrade(ruling[one], strictness));
  return byGravity.find((verdict) => said.includes(verdict)) ?? 'unknown';
};

function reasonsIn({ findings }: Analysis, reader: Reader): LiveAnalysis['reasons'] {
  const byWords = new Map<string, HalalStatus>();
  for (const { words, ruling } of findings.flatMap(({ named }) => named))
    byWords.set(words, verdictOn(ruling, reader));
  return [...byWords]
    .map(([words, verdict]) => ({ words, verdict }))
    .filter(({ verdict }) => verdict !== 'halal')
    .sort((one, other) => byGravity.indexOf(one.verdict) - byGravity.indexOf(other.verdict))
    .slice(0, shownReasons);
}

/** Judges a list under its reader's profile; the engine is loaded on demand. */
export function analyseLive(
  ingredients: string,
  claims: readonly PackClaim[],
  { school, ...rest }: FoodProfile,
): LiveAnalysis {
  const profile = { ...rest, ...(school ? { school } : {}) };
  const analysis = analyse({ ingredients, labels: claims.map((kind) => ({ kind })) });
  return {
    verdict: verdictFor(analysis.verdict, profile),
    reasons: reasonsIn(analysis, profile),
    unknown: analysis.unknown.slice(0, shownUnknown),
    allergens: analysis.allergens,
    diets: analysis.diets,
    warnings: warningsFor(analysis, profile),
    conflicts: analysis.conflicts,
    count: analysis.findings.filter(({ section }) => section !== 'may-contain').length,
  };
}
