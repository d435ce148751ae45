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

const sorted = (found: ReadonlySet<Allergen>) => allergens.filter((allergen) => found.has(allergen));

const inIt = ({ section }: Finding) => section !== 'may-contain';
const isToldInside = ({ steps }: Named) => steps.includes('declared-inside');

/** A statement in brackets, "(milk)", names one thing; a list of parts names two at least. */
const fewestParts = 2;

/** Whether the brackets of a finding hold a list of what is in it. */
function tellsParts(findings: readonly Finding[], at: number): boolean {
  const depth = findings[at]?.depth ?? 0;
  let parts = 0;
  for (let next = at + 1; parts < fewestParts; next += 1) {
    const inside = findings[next];
    if (!inside || inside.depth <= depth) return false;
    if (inside.named.length > 0) parts += 1;
  }
  return true;
}

function hidesAllergens(findings: readonly Finding[], at: number): boolean {
  const { named = [], unknown = [] } = findings[at] ?? {};
  if (unknown.length > 0) return true;
  return named.some((one) => one.entry?.isRecipe && !isToldInside(one)) && !tellsParts(findings, at);
}

/** The allergens of what was found on a label, and whether others can be ruled out. */
export function findAllergens(findings: readonly Finding[]): AllergensFound {
  // A compound whose list is printed brings what stands there.
  const own = findings.flatMap((finding) =>
    inIt(finding) ? finding.named.filter((one) => !isToldInside(one)) : [],
  );
  const traces = findings.flatMap((finding) => (inIt(finding) ? [] : finding.named));
  const contained = new Set(own.flatMap(allergensOf));
  const isNew = (allergen: Allergen) => !contained.has(allergen);
  const usually = new Map<string, Usual>();
  for (const one of [...own, ...traces])
    for (const allergen of usualAllergensOf(one))
      if (isNew(allergen)) usually.set(`${allergen} ${one.words}`, { allergen, words: one.words });
  return {
    contains: sorted(contained),
    mayContain: sorted(new Set(traces.flatMap(allergensOf))).filter(isNew),
    usually: [...usually.values()],
    isWhole: findings.some(inIt) && !findings.some((_finding, at) => hidesAllergens(findings, at)),
  };
}
