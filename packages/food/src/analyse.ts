import { type Allergen, allergens as allAllergens } from './allergens.ts';
import { findAdditives, withoutFortifying } from './find-additives.ts';
import { type AllergensFound, findAllergens } from './find-allergens.ts';
import { additivesBeside, type Declared, type Difference, differencesOf } from './judging/differences.ts';
import { type Label, type Standing, standingOf } from './judging/evidence.ts';
import type { Finding } from './judging/finding.ts';
import type { Weighing } from './judging/judge-item.ts';
import { judgeAdditive, judgeList } from './judging/judge-list.ts';
import type { Named } from './judging/named.ts';
import { type Diet, type Origin, suits } from './judging/origins.ts';
import {
  type Grade,
  heaviest,
  readGrade,
  type School,
  type Strictness,
  schools,
  strictnesses,
  type Verdict,
  worseGrade,
} from './judging/verdicts.ts';
import { novaOf } from './nutrition/nova.ts';
import type { Entry } from './tables/entry.ts';

/** Changes with every change of rules or tables that may change a verdict; stored verdicts carry it. */
export const engineVersion = 3;

export interface Conflict {
  label: Label['kind'];
  /** Words of the ingredient that contradicts the label. */
  words: string;
}

export interface Analysis {
  version: number;
  verdict: Record<School, Record<Strictness, Verdict>>;
  findings: Finding[];
  /** Words that no table knows; while there are any, nothing is called halal. */
  unknown: string[];
  allergens: AllergensFound;
  diets: Record<Diet, 'yes' | 'maybe' | 'no' | 'unknown'>;
  /** Of the ingredients: a drink, a carrier of flavours, a trace of fermenting, or none that is known. */
  alcohol: 'drink' | 'carrier' | 'trace' | 'none';
  additives: Entry[];
  /** Group of the NOVA classification; undefined where too little is known. */
  nova: 1 | 2 | 3 | 4 | undefined;
  conflicts: Conflict[];
  /** What the lists and the rest of the record disagree in; the stricter of the two counts. */
  differences: Difference[];
  certificate: Standing | undefined;
}

/** Characters of a printed list that are read; one bound for all who ask. */
export const longestList = 10_000;

export interface Pack {
  /** As printed; of a pack in several languages one list for each. */
  ingredients: string | readonly string[];
  /** What the record of the food says beside its lists. */
  declared?: Declared;
  labels?: readonly Label[];
  /** The day on which certificates are read, YYYY-MM-DD. */
  today?: string;
}

const inIt = ({ section }: Finding) => section !== 'may-contain' && section !== 'free-from';
/** Something of a list, be it only what is not in it. */
const isListed = ({ section }: Finding) => section !== 'may-contain';

/** The strictest grade of each school: none reads a stricter one more lightly. */
function strictestFindings(findings: readonly Finding[]): Map<School, Grade> {
  const strictest = new Map<School, Grade>();
  const rulings = new Set(findings.flatMap(({ named }) => named.map(({ ruling }) => ruling)));
  for (const ruling of rulings)
    for (const school of schools)
      strictest.set(school, worseGrade(strictest.get(school) ?? 'halal', ruling[school]));
  return strictest;
}

/** The verdict of each school and strictness: of the strictest ingredient. Nothing listed is unknown, not halal. */
function verdictsOf(findings: readonly Finding[], listed: readonly Finding[]): Analysis['verdict'] {
  const strictest = strictestFindings(findings);
  const isOpen = !listed.some(isListed) || findings.some(({ unknown }) => unknown.length > 0);
  const verdictOf = (school: School, strictness: Strictness): Verdict => {
    const grade = strictest.get(school);
    return heaviest([
      ...(grade ? [readGrade(grade, strictness)] : []),
      ...(isOpen ? (['unknown'] as const) : []),
    ]);
  };
  const bySchool = (school: School) =>
    Object.fromEntries(strictnesses.map((strictness) => [strictness, verdictOf(school, strictness)]));
  return Object.fromEntries(schools.map((school) => [school, bySchool(school)])) as Analysis['verdict'];
}

function dietOf(diet: Diet, named: readonly Named[], hasUnknown: boolean): Analysis['diets'][Diet] {
  const fits = (origin: Origin) => suits[diet].has(origin);
  if (named.some(({ origins }) => !origins.some(fits))) return 'no';
  if (hasUnknown || named.length === 0) return 'unknown';
  const isOpen = ({ origins, entry }: Named) => !origins.every(fits) || entry?.traits.includes('curd');
  return named.some(isOpen) ? 'maybe' : 'yes';
}

function alcoholIn(named: readonly Named[]): Analysis['alcohol'] {
  const has = (trait: 'drink' | 'ethanol' | 'ferment') =>
    named.some(({ entry }) => entry?.traits.includes(trait));
  if (has('drink') || named.some(({ origins }) => origins.every((origin) => origin === 'alcohol')))
    return 'drink';
  if (has('ethanol')) return 'carrier';
  return has('ferment') ? 'trace' : 'none';
}

/** A label that an ingredient contradicts: shown as it is, and silencing nothing. */
function conflictsOf(labels: readonly Label[], named: readonly Named[]): Conflict[] {
  return labels.flatMap(({ kind }) => {
    const contradicts = ({ ruling, origins }: Named) =>
      kind === 'vegan' || kind === 'vegetarian'
        ? !origins.some((origin) => suits[kind].has(origin))
        : schools.some((school) => readGrade(ruling[school], 'standard') === 'haram');
    return named.filter(contradicts).map(({ words }) => ({ label: kind, words }));
  });
}

function weighingOf(labels: readonly Label[], certificate: Standing | undefined): Weighing {
  const has = (kind: Label['kind']) => labels.some((label) => label.kind === kind);
  return { isVegan: has('vegan'), isVegetarian: has('vegetarian'), isCertified: certificate === 'counts' };
}

/** Halal claims that stand in the list itself: "halal pork" is a conflict too. */
const claimsIn = (named: readonly Named[]): Conflict[] =>
  named
    .filter(
      ({ steps, ruling }) =>
        steps.includes('halal-word') && schools.some((school) => ruling[school] === 'haram'),
    )
    .map(({ words }) => ({ label: 'halal-claim' as const, words }));

/** More text than a pack prints: it is refused, for a list that is cut is not the list. */
export class ListTooLong extends Error {
  readonly length: number;

  constructor(length: number) {
    super(`A list of ingredients has ${length} characters, and ${longestList} at most are read.`);
    this.name = 'ListTooLong';
    this.length = length;
  }
}

function listsOf(ingredients: Pack['ingredients']): readonly string[] {
  const lists = typeof ingredients === 'string' ? [ingredients] : ingredients;
  const tooLong = lists.find((list) => list.length > longestList);
  if (tooLong !== undefined) throw new ListTooLong(tooLong.length);
  return lists;
}

const namedIn = (findings: readonly Finding[]) => findings.flatMap(({ named }) => named);

const sorted = (found: readonly Allergen[]) => allAllergens.filter((allergen) => found.includes(allergen));

/** What the lists tell, and what the record declares beside them: the stricter of both. */
function withDeclared(found: AllergensFound, declared: Declared): AllergensFound {
  const contains = sorted([...found.contains, ...(declared.contains ?? [])]);
  const isNew = (allergen: Allergen) => !contains.includes(allergen);
  return {
    contains,
    mayContain: sorted([...found.mayContain, ...(declared.mayContain ?? [])]).filter(isNew),
    usually: found.usually.filter(({ allergen }) => isNew(allergen)),
    isWhole: found.isWhole,
  };
}

// A compound whose list is printed brings what stands there.
const isOwn = ({ steps }: Named) => !steps.includes('declared-inside');

/**
 * Reads the printed lists of ingredients and says what is in the food, what the schools say of it, and why. Of several
 * lists, and of what the record declares beside them, the strictest verdict counts.
 */
export function analyse({ ingredients, declared = {}, labels = [], today = '9999-12-31' }: Pack): Analysis {
  const standings = labels.flatMap((label) =>
    label.kind === 'halal-certificate' ? [standingOf(label, today)] : [],
  );
  const certificate = standings.find((standing) => standing === 'counts') ?? standings[0];
  const weighing = weighingOf(labels, certificate);
  const listed = listsOf(ingredients).flatMap((list) => judgeList(list, weighing));
  const listedFoods = withoutFortifying(listed.filter(inIt));
  const listedAdditives = findAdditives(listedFoods);
  const beside = additivesBeside(declared.additives ?? [], listedAdditives).flatMap((number) =>
    judgeAdditive(number, weighing),
  );
  const findings = beside.length > 0 ? [...listed, ...beside] : listed;
  const named = namedIn(findings.filter(inIt));
  const foods = [...listedFoods, ...namedIn(beside)];
  const own = named.filter(isOwn);
  const unknown = [...new Set(findings.flatMap((finding) => finding.unknown))];
  const printed = findAllergens(listed);
  const allergens = beside.length > 0 ? findAllergens(findings) : printed;
  return {
    version: engineVersion,
    verdict: verdictsOf(findings, listed),
    findings,
    unknown,
    allergens: withDeclared(allergens, declared),
    diets: {
      vegan: dietOf('vegan', own, unknown.length > 0),
      vegetarian: dietOf('vegetarian', own, unknown.length > 0),
    },
    alcohol: alcoholIn(named),
    additives: findAdditives(foods),
    nova: novaOf(foods, unknown.length > 0),
    conflicts: [...conflictsOf(labels, named), ...claimsIn(named)],
    differences: listed.some(inIt) ? differencesOf(declared, { ...printed, additives: listedAdditives }) : [],
    certificate,
  };
}
