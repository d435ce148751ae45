import type { Label } from '@souk/food/judging/evidence';
import type { Verdict } from '@souk/food/judging/verdicts';
import type {
  PackFacts,
  PackNutrition,
} from '../../../../apps/api/src/modules/scanner/products/product.tables.ts';
import { type Rng, seededRng } from '../rng.ts';
import { demoCode } from './demo-codes.ts';
import { allDrafts, type Draft, draftOf, motifOf } from './food-drafts.ts';
import type { LabelWord, Making, Recipe } from './recipe.ts';
import { trades } from './trades.ts';
import type { WrittenFood } from './written-food.ts';

/** Shares of the verdicts, as the engine finds them. */
export const verdictShares: Readonly<Record<Verdict, number>> = {
  halal: 0.45,
  doubtful: 0.25,
  haram: 0.2,
  unknown: 0.1,
};

const dayMs = 86_400_000;
const dayAfter = (today: string, days: number): string =>
  new Date(Date.parse(today) + days * dayMs).toISOString().slice(0, 10);

function labelOf(rng: Rng, word: LabelWord, { trade }: Recipe, today: string): Label {
  if (word === 'claim') return { kind: 'halal-claim' };
  if (word === 'vegan' || word === 'vegetarian') return { kind: word };
  const certifierId = rng.pick(trades[trade].certifiers);
  const days = word === 'certified' ? rng.int(40, 720) : -rng.int(5, 60);
  const number = `${certifierId.slice(0, 4).toUpperCase()}-${rng.int(10_000, 99_999)}`;
  return { kind: 'halal-certificate', certifierId, number, validUntil: dayAfter(today, days) };
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** As on the pack, each maker a little off the others; a few packs have none. */
function nutritionOf(rng: Rng, { per100, fruitPercent }: Recipe): PackNutrition | null {
  if (rng.chance(0.06)) return null;
  const near = (value: number) => rounded(value * (0.94 + rng.next() * 0.12));
  const [kilojoules, fat, saturated, carbohydrates, sugars, fibre, protein, salt] = per100;
  const [fatG, carbohydratesG] = [Math.min(100, near(fat)), Math.min(100, near(carbohydrates))];
  return {
    energyKj: Math.min(3700, Math.round(kilojoules * (0.96 + rng.next() * 0.08))),
    fatG,
    saturatedG: Math.min(fatG, near(saturated)),
    carbohydratesG,
    sugarsG: Math.min(carbohydratesG, near(sugars)),
    fibreG: rng.chance(0.8) ? near(fibre) : null,
    proteinG: near(protein),
    saltG: Math.round(salt * (0.9 + rng.next() * 0.2) * 100) / 100,
    fruitPercent: fruitPercent ?? null,
  };
}

const wordsOf = (trace: string): string[] => trace.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** The list with what the same line handles besides; plain goods come from lines of their own. */
function listsOf(rng: Rng, { recipe, lists }: Draft): Record<string, string> {
  const { language, traces } = trades[recipe.trade];
  const list = lists[language];
  if (!list) return lists;
  const isPlain = !/[,،;]/.test(list);
  const fitting = traces.filter((trace) => !wordsOf(trace).some((word) => list.toLowerCase().includes(word)));
  const stopped = /[.۔]$/.test(list) ? list : `${list}.`;
  const isSilent = isPlain || fitting.length === 0 || list.includes('. ') || rng.chance(0.55);
  const handled = isSilent ? '' : ` ${rng.pick(fitting)}`;
  return { ...lists, [language]: `${stopped}${handled}` };
}

interface Made {
  draft: Draft;
  maker: string;
}

function factsOf(rng: Rng, { draft, maker }: Made, today: string) {
  const { recipe, labels, name } = draft;
  const { language, countries } = trades[recipe.trade];
  return {
    name,
    brand: maker,
    quantity: rng.pick(recipe.sizes),
    category: recipe.shelf,
    countries: rng.chance(0.3) ? [...countries] : countries.slice(0, 1),
    ingredients: listsOf(rng, draft),
    mainLanguage: language,
    nutrition: nutritionOf(rng, recipe),
    labels: labels.map((word) => labelOf(rng, word, recipe, today)),
    declared: null,
  };
}

/** One in so many foods has changed its recipe. */
const changedShare = 0.016;
const isNameless = ([list, , name]: Making) => name === undefined && list !== '';

/** The same food by another making of its recipe. */
function earlierOf(rng: Rng, made: Made, now: PackFacts, today: string): PackFacts[] {
  const { recipe, taste, making } = made.draft;
  const others = recipe.makings.filter((other) => other !== making && isNameless(other));
  if (!isNameless(making) || others.length === 0) return [];
  const steps = rng.shuffle(others).slice(0, rng.chance(0.3) ? 2 : 1);
  return steps.map((step) => {
    const draft = draftOf(recipe, taste, step);
    const { ingredients, labels } = factsOf(rng, { ...made, draft }, today);
    return { ...now, ingredients, labels };
  });
}

interface Queue {
  waiting: Made[];
  taken: number;
  weight: number;
}

/** So many of a verdict, from all shelves, the fuller ones a little more; a maker has one food of a name. */
function choose(rng: Rng, drafts: readonly Draft[], count: number, taken: Set<string>): Made[] {
  const made = drafts.flatMap((draft) =>
    trades[draft.recipe.trade].makers.map((maker) => ({ draft, maker })),
  );
  const byShelf = Map.groupBy(rng.shuffle(made), ({ draft }) => draft.recipe.shelf);
  const queues = [...byShelf.values()].map(
    (waiting): Queue => ({ waiting, taken: 0, weight: Math.sqrt(waiting.length) }),
  );
  const chosen: Made[] = [];
  while (chosen.length < count) {
    const open = queues.filter(({ waiting }) => waiting.length > 0);
    const next = open.sort((a, b) => (a.taken + 1) / a.weight - (b.taken + 1) / b.weight)[0];
    const food = next?.waiting.pop();
    if (!next || !food) break;
    const key = `${food.maker} ${food.draft.name}`;
    if (taken.has(key)) continue;
    taken.add(key);
    next.taken += 1;
    chosen.push(food);
  }
  return chosen;
}

/** One in so many comes with what its record declares beside the list, some of it more than the list tells. */
const declaredEvery = 40;

const declaredAt = (index: number): PackFacts['declared'] =>
  index % declaredEvery === 0
    ? {
        contains: [],
        mayContain: [index % (2 * declaredEvery) === 0 ? 'nuts' : 'sesame'],
        additives: [],
        shelves: [],
      }
    : null;

const makers = Object.values(trades).flatMap((trade) => trade.makers);

/** The foods of the demo market in the wanted shares; the same ones for the same seed. */
export function writeFoods(seed: number, count: number, today: string): WrittenFood[] {
  const rng = seededRng(seed);
  const byVerdict = Map.groupBy(allDrafts(), ({ verdict }) => verdict);
  const taken = new Set<string>();
  const chosen = Object.entries(verdictShares).flatMap(([verdict, share]) =>
    choose(rng, byVerdict.get(verdict as Verdict) ?? [], Math.round(count * share), taken),
  );
  return rng.shuffle(chosen).map((made, index) => {
    const facts = { ...factsOf(rng, made, today), declared: declaredAt(index) };
    const { recipe, taste } = made.draft;
    return {
      gtin: demoCode(makers.indexOf(made.maker) + 1, index + 1),
      facts,
      earlier: rng.chance(changedShare * 1.6) ? earlierOf(rng, made, facts, today) : [],
      form: recipe.pack,
      motif: motifOf(recipe, taste),
      taste,
    };
  });
}
