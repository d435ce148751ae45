import type { Finding } from './judging/finding.ts';
import type { Named } from './judging/named.ts';
import type { Entry } from './tables/entry.ts';

/** Rows of vitamins and minerals that packs add for health. */
const nutrients = new Set([
  'vitamin',
  'vitamin-a',
  'vitamin-b',
  'vitamin-b6',
  'vitamin-b12',
  'vitamin-d',
  'vitamin-d2',
  'vitamin-e',
  'vitamin-k',
  'niacin',
  'thiamin',
  'folic-acid',
  'biotin',
  'pantothenic-acid',
  'choline',
  'mineral',
  'iron',
  'zinc',
  'calcium',
  'selenium',
  'copper',
  'manganese',
  'iodine',
  'chromium',
  'magnesium',
]);

/** Additives that are also sources of a vitamin or a mineral (Regulation 1925/2006, Annex II). */
const sources = new Set([
  'e101',
  'e160a',
  'e170',
  'e300',
  'e301',
  'e302',
  'e304',
  'e306',
  'e307',
  'e308',
  'e309',
  'e327',
  'e332',
  'e333',
  'e339',
  'e340',
  'e341',
  'e343',
  'e375',
  'e501',
  'e504',
  'e508',
  'e509',
  'e511',
  'e516',
  'e518',
  'e526',
  'e528',
  'e529',
  'e530',
  'e578',
  'e579',
  'e585',
  'e650',
  'e917',
  'e1001',
]);

const isNutrient = ({ named }: Finding) => named.some(({ entry }) => entry && nutrients.has(entry.id));

/** "Vitamin C", "vitamine E": named for what it does to the body, not to the food. */
const vitamin = /^(?:pro)?vitamine?n?\b|^فيتامين/u;
const isVitamin = ({ words }: Named) => mayBeVitamin.has(words[0] ?? '') && vitamin.test(words);
const mayBeVitamin = new Set(['p', 'v', 'ف']);

const isNumber = ({ words }: Named) => /^(?:e|ins)? ?\d/.test(words);

const isSource = (one: Named) => one.entry !== undefined && sources.has(one.entry.id) && !isNumber(one);

/** So many nutrients side by side are a fortification, and what stands among them belongs to it. */
const fewestNutrients = 2;

/** Runs of neighbours of the list that may all be vitamins and minerals. */
function runsOf(findings: readonly Finding[]): Finding[][] {
  const runs: Finding[][] = [];
  let run: Finding[] = [];
  for (const finding of findings)
    if (isNutrient(finding) || finding.named.some(isSource)) {
      if (run.length === 0) runs.push(run);
      run.push(finding);
    } else if (run.length > 0) run = [];
  return runs;
}

const isVitaminHead = ({ entry }: Named) => entry?.id === 'vitamin' || entry?.id === 'mineral';

/** What is named but for vitamins and minerals of fortification: "(calcium carbonate, iron, niacin)". */
export function withoutFortifying(findings: readonly Finding[]): Named[] {
  const fortified = new Set(
    runsOf(findings)
      .filter((run) => run.filter(isNutrient).length >= fewestNutrients || run[0]?.named.some(isVitaminHead))
      .flat(),
  );
  return findings.flatMap((finding) => {
    const isAdded = (one: Named) => isVitamin(one) || (fortified.has(finding) && isSource(one));
    return finding.named.some(isAdded) ? finding.named.filter((one) => !isAdded(one)) : finding.named;
  });
}

/** The additives among what is named, each once. */
export function findAdditives(named: readonly Named[]): Entry[] {
  const found = new Map<string, Entry>();
  for (const { entry } of named.toReversed()) {
    if (entry?.additive) found.set(entry.additive.number, entry);
  }
  return [...found.values()].toReversed();
}
