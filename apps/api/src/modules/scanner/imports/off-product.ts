import { toGtin } from '@souk/food/codes/gtin';
import type { Label } from '@souk/food/judging/evidence';
import { languages as judgedLanguages } from '@souk/food/tables/entry';
import type { PackFacts, PackNutrition } from '../products/product.tables.ts';
import { shelfOfTag } from './off-categories.ts';

/** Terms of the database and of its contents; images are another matter and are not taken. */
export const offLicence = 'Open Food Facts, ODbL 1.0 (contents: DbCL 1.0)';

/** A product as Open Food Facts tells it: a line of the JSONL dump, a row of the CSV dump, or `product` of the API. */
export type OffRecord = Readonly<Record<string, unknown>>;

export type ReadRecord = { gtin: string; facts: PackFacts } | { problem: string };

const longestList = 10_000;

/** PostgreSQL stores no NUL; dumps carry line ends and runs of spaces. */
const clean = (value: unknown, length: number): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).replaceAll('\0', ' ').replace(/\s+/g, ' ').trim().slice(0, length).trim()
    : '';

/** JSONL has lists, CSV has them joined by commas. */
const tagsOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.filter((tag) => typeof tag === 'string');
  return typeof value === 'string' ? value.split(',').map((tag) => tag.trim()) : [];
};

const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');

/** 'en:australia' → AU, by the names that the platform knows. */
const countryOfTag: ReadonlyMap<string, string> = (() => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  // Of several codes of one country (UK, GB) the one in force.
  const isInForce = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter(isInForce);
  return new Map(
    codes.flatMap((code) => {
      const name = names.of(code);
      return name ? [[`en:${slug(name)}`, code] as const] : [];
    }),
  );
})();

const isLanguage = (code: string) => /^[a-z]{2}$/.test(code);

/** Lists by language: the pack's own first, then those that can be judged. */
function listsOf(record: OffRecord): Pick<PackFacts, 'ingredients' | 'mainLanguage'> {
  const own = clean(record.lang ?? record.lc, 2);
  const given = judgedLanguages.map((code) => [code, clean(record[`ingredients_text_${code}`], longestList)]);
  const plain = clean(record.ingredients_text, longestList);
  const ownLanguage = isLanguage(own) ? own : 'en';
  const all = [[ownLanguage, plain], ...given].filter(([, text]) => text !== '') as [string, string][];
  const ingredients = Object.fromEntries(all);
  const judged = ['en', ownLanguage, ...judgedLanguages].find((code) => ingredients[code]);
  return { ingredients, mainLanguage: judged ?? ownLanguage };
}

const bounds = { energyKj: 4000, others: 100 };

/** What the pack tells of 100 g; a value that no food can have is taken for a slip. */
function nutritionOf(record: OffRecord): PackNutrition | null {
  const nested = record.nutriments;
  const nutriments = (typeof nested === 'object' && nested !== null ? nested : record) as OffRecord;
  const read = (name: string, most = bounds.others): number | null => {
    const given = nutriments[name];
    if (given === undefined || given === null || given === '') return null;
    const value = Number(given);
    return Number.isFinite(value) && value >= 0 && value <= most ? Math.round(value * 1000) / 1000 : null;
  };
  const nutrition: PackNutrition = {
    energyKj: read('energy-kj_100g', bounds.energyKj) ?? read('energy_100g', bounds.energyKj),
    fatG: read('fat_100g'),
    saturatedG: read('saturated-fat_100g'),
    carbohydratesG: read('carbohydrates_100g'),
    sugarsG: read('sugars_100g'),
    fibreG: read('fiber_100g'),
    proteinG: read('proteins_100g'),
    saltG: read('salt_100g'),
    fruitPercent: read('fruits-vegetables-legumes-estimate-from-ingredients_100g'),
  };
  return Object.values(nutrition).some((value) => value !== null) ? nutrition : null;
}

/** Claims of the pack; a certificate has neither issuer's number nor expiry here, so it is no more than a claim. */
function labelsOf(record: OffRecord): Label[] {
  const tags = tagsOf(record.labels_tags);
  const claims: [string, Label][] = [
    ['en:halal', { kind: 'halal-claim' }],
    ['en:vegan', { kind: 'vegan' }],
    ['en:vegetarian', { kind: 'vegetarian' }],
  ];
  return claims.flatMap(([tag, label]) => (tags.includes(tag) ? [label] : []));
}

/** Reads a record, or says why it is of no use. */
export function readOffRecord(record: OffRecord): ReadRecord {
  const code = clean(record.code, 30);
  const gtin = toGtin(code);
  if (!gtin) return { problem: code ? `"${code}" is no product code` : 'there is no product code' };
  const name = clean(record.product_name, 200) || clean(record.product_name_en, 200);
  if (!name) return { problem: `${gtin} has no name` };
  const brands = Array.isArray(record.brands) ? record.brands.join(',') : record.brands;
  // From the widest category to the narrowest.
  const shelves = tagsOf(record.categories_tags).flatMap((tag) => shelfOfTag[tag] ?? []);
  return {
    gtin,
    facts: {
      ...{ name, brand: clean(clean(brands, 1000).split(',')[0], 120) || null },
      ...{ quantity: clean(record.quantity, 60) || null, category: shelves.at(-1) ?? 'other' },
      countries: [...new Set(tagsOf(record.countries_tags).flatMap((tag) => countryOfTag.get(tag) ?? []))],
      ...listsOf(record),
      ...{ nutrition: nutritionOf(record), labels: labelsOf(record) },
    },
  };
}
