import type { Allergen } from '../allergens.ts';
import type { Entry } from '../tables/entry.ts';
import type { Mark } from '../words/mark.ts';
import { type Origin, rulingOfOrigin, suits } from './origins.ts';
import { keptOf, mayComeFrom, rulingOfEntry, rulingOfStated } from './rule-entry.ts';
import { type Grade, grades, type Ruling, rulingOf, schools } from './verdicts.ts';

/** One step of why an ingredient is judged as it is. */
export type Step =
  | 'named'
  | 'origin-certain'
  | 'origin-stated'
  | 'origin-open'
  | 'schools-differ'
  | 'alarm'
  | 'halal-word'
  | 'vegan-label'
  | 'vegetarian-label'
  | 'certificate'
  | 'declared-inside'
  | 'alcohol-share'
  | 'trace';

/** An ingredient that was recognised, what is said of it, and how that came about. */
export interface Named {
  /** As printed, folded. */
  words: string;
  entry?: Entry;
  /** What it is made of as far as is known; several where nobody says which. */
  origins: readonly Origin[];
  ruling: Ruling;
  steps: readonly Step[];
  /** A denial may be meant of it. */
  isDoubted?: true;
}

const differ = (ruling: Ruling) => schools.some((school) => ruling[school] !== ruling.hanafi);
const isClean = (ruling: Ruling) => schools.every((school) => ruling[school] === 'halal');

const withDifference = (named: Named): Named =>
  differ(named.ruling) ? { ...named, steps: [...named.steps, 'schools-differ'] } : named;

/** How an entry is judged of which nothing is stated. */
function stepsOf(first: Step, entry: Entry): readonly Step[] {
  const ruling = rulingOfEntry(entry);
  const how: Step = entry.origins.length === 1 || isClean(ruling) ? 'origin-certain' : 'origin-open';
  return differ(ruling) ? [first, how, 'schools-differ'] : [first, how];
}

const plainSteps = keptOf((entry) => stepsOf('named', entry));
const alarmSteps = keptOf((entry) => stepsOf('alarm', entry));

/** What a mark says, given the origins that its neighbours state. */
export function nameMark(mark: Mark, stated: readonly Origin[]): Named | undefined {
  const { words, entry, origin } = mark;
  const first: Step = mark.isAlarm ? 'alarm' : 'named';
  if (!entry) {
    if (!origin) return undefined;
    return withDifference({
      words,
      origins: [origin],
      ruling: rulingOfOrigin(origin),
      steps: [first, 'origin-certain'],
    });
  }
  const isOpen = stated.length > 0 && entry.origins.length > 1;
  const fitting = isOpen ? stated.filter((one) => mayComeFrom(entry, one)) : [];
  if (fitting.length > 0)
    return withDifference({
      words,
      entry,
      origins: fitting,
      ruling: rulingOfStated(fitting),
      steps: [first, 'origin-stated'],
    });
  const ruling = rulingOfEntry(entry);
  return {
    words,
    entry,
    origins: entry.origins,
    ruling,
    steps: mark.isAlarm ? alarmSteps(entry) : plainSteps(entry),
  };
}

/** Doubts that better knowledge of the origin can settle; what is forbidden by its nature stays so. */
const settleable: readonly Grade[] = ['trusted', 'open', 'doubtful'];

const settle = (named: Named, by: Step, to: Grade): Named => {
  const ruling = rulingOf((school) => {
    const grade = named.ruling[school];
    return settleable.includes(grade) && grades.indexOf(grade) > grades.indexOf(to) ? to : grade;
  });
  const hasChanged = schools.some((school) => ruling[school] !== named.ruling[school]);
  return hasChanged ? { ...named, ruling, steps: [...named.steps, by] } : named;
};

/** Grave by what it may be made of, and not by what it is. */
const isImitable = ({ ruling, entry }: Named) =>
  schools.every((school) => ruling[school] === 'shunned') && entry?.origins.includes('plant');

/** A vegan or vegetarian label rules the animal origins out, where others are left. */
export function settleByDiet(named: Named, diet: 'vegan' | 'vegetarian'): Named {
  const left = named.origins.filter((origin) => suits[diet].has(origin));
  if (left.length === 0 || left.length === named.origins.length) return named;
  const isEthanol = named.entry?.traits.includes('ethanol') ?? false;
  if (isEthanol) return named;
  // "Bacon flavour" imitates a pig or is made of it, and the label says which; what is a pig stays one.
  const clean = rulingOfStated(left);
  if (named.entry && isClean(clean) && isImitable(named))
    return {
      ...named,
      origins: left,
      ruling: rulingOf(() => 'trusted'),
      steps: [...named.steps, `${diet}-label`],
    };
  return { ...settle({ ...named, origins: left }, `${diet}-label`, 'halal') };
}

/** The strict take a certificate for no proof that only a trace of ethanol is in. */
export const settleByCertificate = (named: Named, isTrace: boolean): Named =>
  settle(named, 'certificate', named.entry?.traits.includes('ethanol') && !isTrace ? 'trusted' : 'halal');

/** "halal beef": the maker's own word, which the strict do not take. */
export const settleByWord = (named: Named): Named => settle(named, 'halal-word', 'trusted');

/** A compound whose parts are all declared is judged by them. */
export const settleByParts = (named: Named): Named => {
  const settled = settle(named, 'declared-inside', 'halal');
  return settled === named ? { ...named, steps: [...named.steps, 'declared-inside'] } : settled;
};

/** What may be denied makes a food doubtful and not forbidden; of what is lawful nothing changes. */
export const asDoubted = (named: Named): Named => ({
  ...named,
  ruling: rulingOf((school) =>
    named.ruling[school] === 'haram' || named.ruling[school] === 'shunned'
      ? 'doubtful'
      : named.ruling[school],
  ),
});

/** What may have got in by the way makes a food doubtful at most. */
export const asTrace = (named: Named): Named => ({
  ...named,
  ruling: rulingOf((school) =>
    named.ruling[school] === 'haram' || named.ruling[school] === 'shunned' ? 'doubtful' : 'halal',
  ),
  steps: [...named.steps, 'trace'],
});

/** Allergens that it brings, those aside that refining takes away. */
export const allergensOf = ({ entry }: Named): readonly Allergen[] =>
  !entry || entry.traits.includes('refined') ? [] : entry.allergens;

/** Allergens that a dish of this name holds by custom. */
export const usualAllergensOf = ({ entry }: Named): readonly Allergen[] => entry?.usualAllergens ?? [];
