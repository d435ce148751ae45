import type { AttributeSeed } from '../../../../apps/api/src/modules/catalogue/taxonomy/attribute-draft.ts';
import { attributeSeeds } from '../../../../apps/api/src/modules/catalogue/taxonomy/attributes.ts';
import { categoryTree } from '../../../../apps/api/src/modules/catalogue/taxonomy/category-tree.ts';
import type { Rng } from '../rng.ts';
import type { AttributeValue } from './written-ad.ts';

export type Slots = Record<string, string | number>;

/** Values by attribute slug; null takes back what the shelf said. */
export type AttributeValues = Readonly<Record<string, AttributeValue | null>>;

const singular: Slots = {
  it: 'it',
  It: 'It',
  they: 'it',
  is: 'is',
  was: 'was',
  has: 'has',
  this: 'this',
  s: 's',
};
const plural: Slots = {
  it: 'them',
  It: 'They',
  they: 'they',
  is: 'are',
  was: 'were',
  has: 'have',
  this: 'these',
  s: '',
};

/** Pronouns and verb endings that fit the thing, so that one sentence serves a table and six chairs. */
export const grammarOf = (isPlural: boolean): Slots => (isPlural ? plural : singular);

/** Puts the slots into the braces; a brace without a slot is a mistake in the data. */
export function fill(template: string, slots: Slots): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name];
    if (value === undefined) throw new Error(`no slot {${name}} for: ${template}`);
    return String(value);
  });
}

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** One value for each list. */
export function draw(rng: Rng, lists: Readonly<Record<string, readonly (string | number)[]>>): Slots {
  return Object.fromEntries(Object.entries(lists).map(([name, values]) => [name, rng.pick(values)]));
}

/** Rounds dollars the way people price things by hand. */
export function asPeoplePrice(dollars: number): number {
  const limits: [below: number, step: number][] = [
    [20, 1],
    [100, 5],
    [300, 10],
    [1000, 20],
    [5000, 50],
    [20_000, 250],
    [100_000, 500],
  ];
  const step = limits.find(([below]) => dollars < below)?.[1] ?? 5000;
  return Math.max(2, Math.round(dollars / step) * step);
}

/** Joins sentences until the limit; whole sentences only. */
export function joinSentences(sentences: readonly string[], limit = 600): string {
  let text = '';
  for (const sentence of new Set(sentences)) {
    const longer = text ? `${text} ${sentence}` : sentence;
    if (longer.length <= limit) text = longer;
  }
  return text;
}

const parentOf = new Map(categoryTree.map(({ id, pid }) => [id, pid]));

/** The attributes that apply to a category: its parent's first, then its own. */
export function attributesOf(categoryId: number): AttributeSeed[] {
  const pid = parentOf.get(categoryId);
  const inherited = attributeSeeds.filter((seed) => seed.categoryId === pid);
  return [...inherited, ...attributeSeeds.filter((seed) => seed.categoryId === categoryId)];
}

const optionLike = (seed: AttributeSeed, value: string) =>
  seed.options?.find((option) => option.toLowerCase() === value.toLowerCase());

function resolve(seed: AttributeSeed, value: AttributeValue, slots: Slots): AttributeValue | undefined {
  if (typeof value !== 'string') return value;
  const lone = /^\{(\w+)\}$/.exec(value)?.[1];
  const filled = lone === undefined ? fill(value, slots) : slots[lone];
  if (filled === undefined) return undefined;
  if (seed.type === 'number') return Number(filled);
  if (seed.type === 'boolean') return String(filled) === 'yes';
  return seed.options ? optionLike(seed, String(filled)) : String(filled);
}

/** Attribute values of the category; a value that is none of the options is left out. */
export function attributesFrom(
  categoryId: number,
  values: AttributeValues,
  slots: Slots,
): Record<string, AttributeValue> {
  const result: Record<string, AttributeValue> = {};
  for (const seed of attributesOf(categoryId)) {
    const value = values[seed.slug];
    const resolved = value === undefined || value === null ? undefined : resolve(seed, value, slots);
    if (resolved !== undefined) result[seed.slug] = resolved;
  }
  return result;
}
