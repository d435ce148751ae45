import { findAdditives, fortifying } from './find-additives.ts';
import { type AllergensFound, findAllergens } from './find-allergens.ts';
import { type Label, type Standing, standingOf } from './judging/evidence.ts';
import { type Finding, judgeClaim, judgeItem, type Weighing } from './judging/judge-item.ts';
import type { Named } from './judging/named.ts';
import { type Diet, suits } from './judging/origins.ts';
import { readByClass } from './judging/read-by-class.ts';
import { isClaim } from './judging/read-claim.ts';
import {
  heaviest,
  readGrade,
  type School,
  type Strictness,
  schools,
  strictnesses,
  type Verdict,
} from './judging/verdicts.ts';
import { itemsOf } from './label/items.ts';
import { type Sentence, sectionsOf } from './label/sections.ts';
import { novaOf } from './nutrition/nova.ts';
import type { Entry } from './tables/entry.ts';
import type { Mark } from './words/mark.ts';
import { readLabelMarks, readLabelWords } from './words/known-words.ts';

/** Changes with every change of rules or tables that may change a verdict; stored verdicts carry it. */
export const engineVersion = 2;

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
  certificate: Standing | undefined;
}

export interface Pack {
  ingredients: string;
  labels?: readonly Label[];
  /** The day on which certificates are read, YYYY-MM-DD. */
  today?: string;
}

const inIt = ({ section }: Finding) => section !== 'may-contain';

/** The verdict of a school and a strictness: of the gravest ingredient. Nothing listed is unknown, not halal. */
function verdictOf(findings: readonly Finding[], school: School, strictness: Strictness): Verdict {
  const found = findings.flatMap(({ named, unknown }): Verdict[] => [
    ...named.map(({ ruling }) => readGrade(ruling[school], strictness)),
    ...(unknown.length > 0 ? (['unknown'] as const) : []),
  ]);
  return findings.some(inIt) ? heaviest(found) : heaviest(['unknown', ...found]);
}

function verdictsOf(findings: readonly Finding[]): Analysis['verdict'] {
  const bySchool = (school: School) =>
    Object.fromEntries(
      strictnesses.map((strictness) => [strictness, verdictOf(findings, school, strictness)]),
    );
  return Object.fromEntries(schools.map((school) => [school, bySchool(school)])) as Analysis['verdict'];
}

function dietOf(diet: Diet, named: readonly Named[], hasUnknown: boolean): Analysis['diets'][Diet] {
  const fits = named.map(({ origins, entry }) => {
    const fitting = origins.filter((origin) => suits[diet].has(origin)).length;
    if (fitting === 0) return 'no';
    return fitting < origins.length || entry?.traits.includes('curd') ? 'maybe' : 'yes';
  });
  if (fits.includes('no')) return 'no';
  if (hasUnknown || named.length === 0) return 'unknown';
  return fits.includes('maybe') ? 'maybe' : 'yes';
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

/** Remembers what it has read of this label, for brackets are looked at from above and from within. */
function once(read: (text: string) => Mark[]): (text: string) => Mark[] {
  const known = new Map<string, Mark[]>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const marks = read(text);
    known.set(text, marks);
    return marks;
  };
}

/** Reads a printed list of ingredients and says what is in it, what the schools say of it, and why. */
export function analyse({ ingredients, labels = [], today = '9999-12-31' }: Pack): Analysis {
  const standings = labels.flatMap((label) =>
    label.kind === 'halal-certificate' ? [standingOf(label, today)] : [],
  );
  const certificate = standings.find((standing) => standing === 'counts') ?? standings[0];
  const reading = { read: once(readLabelWords), weighing: weighingOf(labels, certificate) };
  const readMarks = once(readLabelMarks);
  const isDenial = (sentence: Sentence) => isClaim(sentence, readMarks);
  const findings = sectionsOf(ingredients, isDenial).flatMap(({ kind, text }) =>
    kind === 'free-from'
      ? [judgeClaim(text, readMarks)]
      : readByClass(itemsOf(text), reading.read).flatMap((item) => judgeItem(item, kind, 0, reading)),
  );
  const inside = findings.filter(inIt);
  const named = inside.flatMap((finding) => finding.named);
  // A compound whose list is printed brings what stands there.
  const own = named.filter(({ steps }) => !steps.includes('declared-inside'));
  const unknown = [...new Set(findings.flatMap((finding) => finding.unknown))];
  const fortified = fortifying(inside);
  return {
    version: engineVersion,
    verdict: verdictsOf(findings),
    findings,
    unknown,
    allergens: findAllergens(findings),
    diets: {
      vegan: dietOf('vegan', own, unknown.length > 0),
      vegetarian: dietOf('vegetarian', own, unknown.length > 0),
    },
    alcohol: alcoholIn(named),
    additives: findAdditives(named, fortified),
    nova: novaOf(
      named.filter((one) => !fortified.has(one)),
      unknown.length > 0,
    ),
    conflicts: [...conflictsOf(labels, named), ...claimsIn(named)],
    certificate,
  };
}
