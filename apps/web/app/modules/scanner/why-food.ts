import type { FoodAnalysis, FoodProductDetail } from '@souk/contract/modules/scanner/products';
import type { HalalStatus } from '@souk/contract/modules/scanner/words';

type Finding = FoodAnalysis['findings'][number];
export type Named = Finding['named'][number];
export type Certificate = NonNullable<FoodAnalysis['certificate']>;

/** One card with a reason for the verdict. */
export type Why =
  | { kind: 'ingredient'; verdict: HalalStatus; named: Named }
  | { kind: 'not-known'; words: string }
  | { kind: 'no-list' }
  | { kind: 'desk'; verdict: HalalStatus; note: string }
  | { kind: 'certificate'; standing: Certificate }
  | { kind: 'alcohol'; alcohol: FoodAnalysis['alcohol'] }
  | { kind: 'animals'; has: 'none' | 'products' | 'bodies' };

const mostCards = 3;

const isListed = ({ section }: Finding) => section !== 'may-contain';

/** Everything that was recognised in the list, except traces. */
const namedIn = ({ findings }: FoodAnalysis): Named[] =>
  findings.filter(isListed).flatMap(({ named }) => named);

const calledOf = ({ name, words }: Named): string => name ?? words;

/** Additives are known by their number, whatever they are called. */
export const isSameNamed = (one: Named, other: Named): boolean =>
  calledOf(one) === calledOf(other) ||
  (one.additive !== null && one.additive.number === other.additive?.number);

/** A recognised or an unknown word of a label, as the list of ingredients shows it. */
export interface IngredientLine {
  text: string;
  /** Depth of brackets around it. */
  depth: number;
  percent: number | null;
  /** The word itself where no table knows it. */
  named: Named | string;
}

/** "Vegetable" in "vegetable glycerol" is not an ingredient: it states its neighbour's origin. */
const statesOrigin = (one: Named, neighbours: readonly Named[]): boolean =>
  one.verdict === 'halal' &&
  one.additive === null &&
  neighbours.some((other) => other !== one && other.steps.includes('origin-stated'));

/**
 * A bracket that repeats the word before it, such as "440" in "pectin (440)", is shown once; another verdict is always
 * shown.
 */
const isRepeated = (one: Named, before: readonly Named[]): boolean =>
  before.some((other) => isSameNamed(one, other) && one.verdict === other.verdict);

/** A part of the label in its order, each ingredient as one line. */
export function linesIn({ findings }: FoodAnalysis, section: string): IngredientLine[] {
  const lines: IngredientLine[] = [];
  const above: Named[][] = [];
  for (const { text, depth, percent, named, unknown, section: own } of findings) {
    if (own !== section) continue;
    const before = depth > 0 ? (above[depth - 1] ?? []) : [];
    above[depth] = named;
    above.length = depth + 1;
    const shown = named.filter((one) => !(statesOrigin(one, named) || isRepeated(one, before)));
    for (const one of [...shown, ...unknown]) lines.push({ text, depth, percent, named: one });
  }
  return lines;
}

/** Each ingredient once. */
const distinct = (named: readonly Named[]): Named[] =>
  named.filter((one, place) => named.findIndex((other) => isSameNamed(one, other)) === place);

/** Ingredients behind the verdict for the reader's profile; nothing is behind a halal one. */
export const decidingIn = ({
  analysis,
  verdict,
}: Pick<FoodProductDetail, 'analysis' | 'verdict'>): Named[] =>
  verdict === 'halal' || verdict === 'unknown'
    ? []
    : distinct(analysis.findings.flatMap(({ named }) => named).filter((one) => one.verdict === verdict));

const yielded = ['milk', 'egg', 'bee'];
const clean = ['plant', 'mineral', 'synthetic', 'microbe', 'alcohol'];

/** Whether animals are involved; an unknown source counts as the stricter one. */
function animalsIn(named: readonly Named[]): 'none' | 'products' | 'bodies' {
  const origins = named.flatMap((one) => one.origins).filter((origin) => !clean.includes(origin));
  if (origins.length === 0) return 'none';
  return origins.every((origin) => yielded.includes(origin)) ? 'products' : 'bodies';
}

const certificateIn = ({ certificate }: FoodAnalysis): Why[] =>
  certificate ? [{ kind: 'certificate', standing: certificate }] : [];

function cleared(analysis: FoodAnalysis): Why[] {
  const named = namedIn(analysis);
  return [
    { kind: 'animals', has: animalsIn(named) },
    { kind: 'alcohol', alcohol: analysis.alcohol },
    ...certificateIn(analysis),
  ];
}

const notKnown = ({ findings, unknown }: FoodAnalysis): Why[] =>
  findings.length === 0 ? [{ kind: 'no-list' }] : unknown.map((words) => ({ kind: 'not-known', words }));

const byDesk = ({ halal_by, halal_note, halal_status }: FoodProductDetail): Why[] =>
  halal_by === 'desk' && halal_note ? [{ kind: 'desk', verdict: halal_status, note: halal_note }] : [];

/** The answer to "why": at most three cards, the weightiest first. */
export function whyFood(food: FoodProductDetail): Why[] {
  const { analysis, verdict } = food;
  if (verdict === 'halal') return cleared(analysis).slice(0, mostCards);
  const deciding = decidingIn(food).map((named): Why => ({ kind: 'ingredient', verdict, named }));
  const gaps = verdict === 'unknown' ? notKnown(analysis) : [];
  return [...byDesk(food), ...deciding, ...gaps, ...certificateIn(analysis)].slice(0, mostCards);
}
