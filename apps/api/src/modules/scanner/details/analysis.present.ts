import type { FoodAnalysis } from '@souk/contract/modules/scanner/products';
import type { Analysis } from '@souk/food/analyse';
import type { Named } from '@souk/food/judging/named';
import { type Ruling, readGrade, type School, schools, strictnesses } from '@souk/food/judging/verdicts';
import { type FoodProfile, verdictFor } from '@souk/food/profile';
import type { Entry } from '@souk/food/tables/entry';
import { sources } from '@souk/food/tables/sources';

type ShownFinding = FoodAnalysis['findings'][number];
type ShownNamed = ShownFinding['named'][number];

const sourceById = new Map(sources.map((source) => [source.id, source]));

function presentSource(id: string): ShownNamed['source'] {
  const source = sourceById.get(id);
  return source ? { ...source, url: source.url ?? null } : null;
}

/** The name to show first: the English one, or else any. */
const nameOf = ({ names, id }: Entry): string =>
  names.en[0] ?? Object.values(names).find((known) => known.length > 0)?.[0] ?? id;

function verdictsOf(ruling: Ruling): Analysis['verdict'] {
  const bySchool = (school: School) =>
    Object.fromEntries(strictnesses.map((strictness) => [strictness, readGrade(ruling[school], strictness)]));
  return Object.fromEntries(schools.map((school) => [school, bySchool(school)])) as Analysis['verdict'];
}

/**
 * The words on an English pack are the ingredient's name, unless they are a number: a row of the tables may cover
 * several kinds.
 */
const isOwnName = (words: string, language: string): boolean => language === 'en' && !/\d{3}/.test(words);

interface Reader {
  profile: FoodProfile;
  /** The language that the pack is printed in. */
  language: string;
}

function presentNamed(
  { words, entry, origins, ruling, steps }: Named,
  { profile, language }: Reader,
): ShownNamed {
  const verdicts = verdictsOf(ruling);
  return {
    words,
    name: entry && !isOwnName(words, language) ? nameOf(entry) : null,
    additive: entry?.additive ?? null,
    origins: [...origins],
    verdicts,
    verdict: verdictFor(verdicts, profile),
    steps: [...steps],
    why: entry?.why ?? null,
    source: entry ? presentSource(entry.source) : null,
  };
}

/** Everything that the engine says of a list, ingredient by ingredient, for this reader's profile. */
export const presentAnalysis = (analysis: Analysis, reader: Reader): FoodAnalysis => ({
  engine_version: analysis.version,
  verdicts: analysis.verdict,
  findings: analysis.findings.map(({ text, section, depth, percent, named, unknown, denied }) => ({
    text,
    section,
    depth,
    unknown,
    denied,
    percent: percent ?? null,
    named: named.map((one) => presentNamed(one, reader)),
  })),
  unknown: analysis.unknown,
  alcohol: analysis.alcohol,
  additives: analysis.additives.flatMap((entry) =>
    entry.additive
      ? [{ ...entry.additive, name: nameOf(entry), why: entry.why, source: presentSource(entry.source) }]
      : [],
  ),
  conflicts: analysis.conflicts,
  certificate: analysis.certificate ?? null,
});
