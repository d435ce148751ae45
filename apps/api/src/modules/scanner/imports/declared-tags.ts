import type { Allergen } from '@souk/food/allergens';
import { analyse } from '@souk/food/analyse';
import type { Declared, DeclaredAllergen } from '../products/product.tables.ts';
import { type OffRecord, tagsOf } from './off-text.ts';

/** Open Food Facts' allergen groups that have other names here. */
const allergenOfTag: ReadonlyMap<string, DeclaredAllergen> = new Map<string, DeclaredAllergen>([
  ['en:gluten', 'gluten'],
  ['en:eggs', 'egg'],
  ['en:peanuts', 'peanut'],
  ['en:soybeans', 'soy'],
  ['en:sesame-seeds', 'sesame'],
  ['en:crustaceans', 'crustacean'],
  ['en:molluscs', 'mollusc'],
  ['en:sulphur-dioxide-and-sulphites', 'sulphites'],
  ...(['milk', 'nuts', 'fish', 'celery', 'mustard', 'lupin'] as const).map((name): [string, Allergen] => [
    `en:${name}`,
    name,
  ]),
]);

const longestTag = 80;

/** "fr:blé-dur" → "blé dur" */
const wordsOf = (tag: string): string => tag.replace(/^[a-z]{2,3}:/, '').replaceAll('-', ' ');

/** Tags outside the tree of allergens are contributors' free text, in any language. */
function readTag(tag: string): readonly DeclaredAllergen[] {
  const known = allergenOfTag.get(tag);
  if (known) return [known];
  return tag.length > longestTag ? [] : analyse({ ingredients: wordsOf(tag) }).allergens.contains;
}

const allergensIn = (value: unknown): DeclaredAllergen[] => [...new Set(tagsOf(value).flatMap(readTag))];

/** 'en:e322i' → 322, 'en:e150d' → 150d: the roman numerals are variants of one additive here. */
const additiveOf = (tag: string): string[] => {
  const [, number, letter = ''] = /^en:e(\d{3,4})([a-h])?[ivx]*$/.exec(tag) ?? [];
  return number ? [`${number}${letter}`] : [];
};

/** Categories that no Muslim eats or drinks, by the word that a list of ingredients would use. */
const forbiddenShelves: readonly { shelf: RegExp; unless: RegExp; word: string }[] = [
  {
    shelf: /\bpork\b|^lard$|^lardons$/,
    unless: /\b(vegan|vegetarian|meatless|plant|free|non)\b/,
    word: 'pork',
  },
  {
    shelf: /(^| )(hams|bacons?|prosciutto|pancetta)$/,
    unless: /\b(vegan|vegetarian|meatless|plant|turkey|chicken|poultry|duck|beef|veal|lamb)\b/,
    word: 'pork',
  },
  {
    shelf:
      /(^| )(wines|champagnes|beers|ciders|spirits|hard liquors|liqueurs|vodkas|whisk(y|ie)s|rums|gins)$/,
    unless: /\b(non|free|dealcoholi[sz]ed|low|vinegars?)\b/,
    word: 'alcoholic spirit',
  },
  { shelf: /^alcoholic beverages$/, unless: /\b(non|free|dealcoholi[sz]ed)\b/, word: 'alcoholic spirit' },
];

/** Forbidden things named by the record's categories; "en:turkey-hams" and "en:non-alcoholic-beers" are not. */
export function forbiddenIn(categories: readonly string[]): string[] {
  const shelves = categories.filter((tag) => tag.startsWith('en:')).map(wordsOf);
  const words = forbiddenShelves
    .filter(
      ({ shelf, unless }) =>
        shelves.some((tag) => shelf.test(tag)) && !shelves.some((tag) => unless.test(tag)),
    )
    .map(({ word }) => word);
  return [...new Set(words)];
}

/** What a record declares besides its lists of ingredients; null if nothing. */
export function declaredIn(record: OffRecord): Declared | null {
  const contains = allergensIn(record.allergens_tags ?? record.allergens);
  const declared: Declared = {
    contains,
    mayContain: allergensIn(record.traces_tags ?? record.traces).filter((name) => !contains.includes(name)),
    additives: [...new Set(tagsOf(record.additives_tags ?? record.additives).flatMap(additiveOf))],
    shelves: forbiddenIn(tagsOf(record.categories_tags ?? record.categories)),
  };
  return Object.values(declared).some((found) => found.length > 0) ? declared : null;
}
