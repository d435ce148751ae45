import type { FoodGroup } from '../tables/entry.ts';
import { type Bounds, boundShares, type Leaf } from './bound-shares.ts';

/** What a list lets one say of a share, per cent of the food; `estimate` is the middle. */
export interface Share extends Bounds {
  estimate: number;
}

/** Flours, powders, oils and extracts count as no fruit (Nutri-Score, questions and answers, 2023). */
const worked =
  /powder|poudre|pulver|toz|serbuk|bubuk|مسحوق|flour|farine|mehl|starch|amidon|stärke|extra[ck]t|extrait|concentrate colour|aroma|flavou?r|ar[ôo]me/iu;

const round = (share: number) => Math.round(share * 10) / 10;

type Kind = 'yes' | 'may' | 'no';

/** Adds up what surely is of a kind and what may be, and takes what surely is not from the whole. */
function shareOf(leaves: readonly Leaf[], kindOf: (leaf: Leaf) => Kind): Share | undefined {
  if (leaves.length === 0) return undefined;
  const sum = (kinds: readonly Kind[], bound: keyof Bounds) =>
    leaves
      .filter((leaf) => kinds.includes(kindOf(leaf)))
      .reduce((total, { bounds }) => total + bounds[bound], 0);
  const least = Math.max(0, sum(['yes'], 'least'), 100 - sum(['may', 'no'], 'most'));
  const most = Math.min(100, sum(['yes', 'may'], 'most'), 100 - sum(['no'], 'least'));
  const [low, high] = [Math.min(least, 100), Math.max(least, most)];
  return {
    least: round(low),
    most: round(Math.min(high, 100)),
    estimate: round((low + Math.min(high, 100)) / 2),
  };
}

const ofGroups =
  (groups: ReadonlySet<FoodGroup>) =>
  ({ named, unknown, text }: Leaf): Kind => {
    const fitting = named.filter(({ entry }) => entry?.group && groups.has(entry.group)).length;
    if (fitting === 0) return unknown.length > 0 || named.some(({ entry }) => entry?.isRecipe) ? 'may' : 'no';
    if (worked.test(text)) return 'no';
    return fitting === named.length && unknown.length === 0 ? 'yes' : 'may';
  };

const fruit = new Set<FoodGroup>(['fruit', 'vegetable', 'pulse']);
const produce = new Set<FoodGroup>(['fruit', 'vegetable', 'pulse', 'nut']);

/** Fruit, vegetables and pulses, as the Nutri-Score of 2023 counts them. */
export const fruitShareOf = (ingredients: string): Share | undefined =>
  shareOf(boundShares(ingredients), ofGroups(fruit));

/** Fruit, vegetables, nuts and legumes, as the Health Star Rating counts them. */
export const produceShareOf = (ingredients: string): Share | undefined =>
  shareOf(boundShares(ingredients), ofGroups(produce));

const organic = /\borganic|biologique|\bbio\b|biologisch|ökologisch|organik|عضوي/iu;

/** No share of a farm: water, salt and additives (Regulation 2018/848, Article 30). */
const isFromNoFarm = ({ named }: Leaf) =>
  named.length > 0 &&
  named.every(({ entry }) => entry && (entry.additive || /^(?:water|salt)$/.test(entry.id)));

const footnote =
  /(?:^|[.,;\n(])\s{0,4}[*°¹]\s{0,4}:?=?\s{0,4}[^.;,\n]{0,40}?(?:organic|biolog|ökolog|\bbio\b|organik|عضوي)[^.;\n]{0,60}/giu;
const starred = /([\p{L}][\p{L} '’-]{1,60}?)\s?[*°¹](?=\s*(?:[,;.()[\]%\d]|$))/gu;

/** Writes "organic" to each name whose asterisk a footnote explains so: "sugar*, salt. *organic". */
function markOrganic(ingredients: string): string {
  if (ingredients.search(footnote) < 0) return ingredients;
  return ingredients.replace(footnote, '').replace(starred, 'organic $1');
}

/** Of what comes from a farm, the share that is named as organic. */
export function organicShareOf(ingredients: string): Share | undefined {
  const grown = boundShares(markOrganic(ingredients)).filter((leaf) => !isFromNoFarm(leaf));
  const isOrganic = ({ text }: Leaf) => organic.test(text);
  if (grown.length === 0) return undefined;
  if (grown.every(isOrganic)) return { least: 100, most: 100, estimate: 100 };
  const sum = (leaves: readonly Leaf[], bound: keyof Bounds) =>
    leaves.reduce((total, { bounds }) => total + bounds[bound], 0);
  const [named, others] = [grown.filter(isOrganic), grown.filter((leaf) => !isOrganic(leaf))];
  const shareAt = (own: number, other: number) => (own + other > 0 ? (own / (own + other)) * 100 : 0);
  const least = round(shareAt(sum(named, 'least'), sum(others, 'most')));
  const most = round(shareAt(sum(named, 'most'), sum(others, 'least')));
  return { least, most, estimate: round((least + most) / 2) };
}
