import { type Allergen, allergens } from './allergens.ts';
import type { Finding } from './judging/finding.ts';
import { allergensOf, type Named, usualAllergensOf } from './judging/named.ts';

/** An allergen that a dish holds by custom, and the words that name the dish. */
export interface Usual {
  allergen: Allergen;
  words: string;
}

/** What a label tells of allergens. */
export interface AllergensFound {
  /** Named as an ingredient, or certain of one that is named. */
  contains: Allergen[];
  /** The label itself says that it may be in. */
  mayContain: Allergen[];
  /** In it by custom of a dish that is named without its own list. */
  usually: Usual[];
  /** Whether everything that is named tells its allergens; else the absence of one says nothing. */
  isWhole: boolean;
}

const sorted = (found: readonly Allergen[]) => allergens.filter((allergen) => found.includes(allergen));

const inIt = ({ section }: Finding) => section !== 'may-contain';
const isToldInside = ({ steps }: Named) => steps.includes('declared-inside');

/** How many ingredients the brackets of a finding hold. */
function countInside(findings: readonly Finding[], at: number): number {
  const depth = findings[at]?.depth ?? 0;
  const after = findings.slice(at + 1);
  const end = after.findIndex((next) => next.depth <= depth);
  return after.slice(0, end < 0 ? undefined : end).filter(({ named }) => named.length > 0).length;
}

/** A statement in brackets, "(milk)", names one thing; a list of parts names two at least. */
const fewestParts = 2;

function hidesAllergens(findings: readonly Finding[], at: number): boolean {
  const { named = [], unknown = [] } = findings[at] ?? {};
  if (unknown.length > 0) return true;
  const open = named.filter((one) => one.entry?.isRecipe && !isToldInside(one));
  return open.length > 0 && countInside(findings, at) < fewestParts;
}

/** The allergens of what was found on a label, and whether others can be ruled out. */
export function findAllergens(findings: readonly Finding[]): AllergensFound {
  const inside = findings.filter(inIt);
  // A compound whose list is printed brings what stands there.
  const own = inside.flatMap(({ named }) => named).filter((one) => !isToldInside(one));
  const traces = findings.filter((finding) => !inIt(finding)).flatMap(({ named }) => named);
  const contains = sorted(own.flatMap(allergensOf));
  const isNew = (allergen: Allergen) => !contains.includes(allergen);
  const usually = [...own, ...traces].flatMap((one) =>
    usualAllergensOf(one)
      .filter(isNew)
      .map((allergen) => ({ allergen, words: one.words })),
  );
  return {
    contains,
    mayContain: sorted(traces.flatMap(allergensOf)).filter(isNew),
    usually: [...new Map(usually.map((one) => [`${one.allergen} ${one.words}`, one])).values()],
    isWhole: inside.length > 0 && !findings.some((_finding, at) => hidesAllergens(findings, at)),
  };
}
