import { longestList } from '@souk/food/analyse';
import { toGtin } from '@souk/food/codes/gtin';
import type { Label } from '@souk/food/judging/evidence';
import { languages as judgedLanguages } from '@souk/food/tables/entry';
import type { PackFacts, PackNutrition } from '../products/product.tables.ts';
import { declaredIn } from './declared-tags.ts';
import { clean, cleanTo, type OffRecord, RecordProblem, tagsOf, wholeText } from './off-text.ts';
import { shelfOfTag } from './shelf-of-tag.ts';

/** The licences of the database and of its contents; images have others and are not imported. */
export const offLicence = 'Open Food Facts, ODbL 1.0 (contents: DbCL 1.0)';

export type ReadRecord = { gtin: string; facts: PackFacts } | { problem: string };

/** No pack has more languages, and each of them is judged. */
const mostLists = 40;

const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');

/** 'en:australia' → AU, by the runtime's own country names. */
const countryOfTag: ReadonlyMap<string, string> = (() => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  // Of several codes for one country (UK, GB) the current one.
  const isInForce = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter(isInForce);
  return new Map(
    codes.flatMap((code) => {
      const name = names.of(code);
      return name ? [[`en:${slug(name)}`, code] as const] : [];
    }),
  );
})();

/** The standard code for an unknown language. */
const unknownLanguage = 'und';

const listField = /^ingredients_text_([a-z]{2,3})$/;

/** A list exactly as printed, or the record is useless: what was cut off may matter. */
function listIn(record: OffRecord, field: string): string {
  const text = wholeText(field, clean(record[field]));
  if (text.length > longestList) throw new RecordProblem(`${field} is longer than ${longestList} characters`);
  return text;
}

/** Lists by language; all of them are judged, and the main one is shown ingredient by ingredient. */
function listsOf(record: OffRecord): Pick<PackFacts, 'ingredients' | 'mainLanguage'> {
  const own = clean(record.lang ?? record.lc);
  const ownLanguage = /^[a-z]{2}$/.test(own) ? own : 'en';
  const given = Object.keys(record).flatMap((field): [string, string][] => {
    const [, language] = listField.exec(field) ?? [];
    return language ? [[language, listIn(record, field)]] : [];
  });
  const plain: [string, string] = [ownLanguage, listIn(record, 'ingredients_text')];
  const lists = [plain, ...given].filter(([, text]) => text !== '');
  if (lists.length > mostLists)
    throw new RecordProblem(`there are more than ${mostLists} lists of ingredients`);
  const ingredients = Object.fromEntries(lists);
  // If a language has two different texts, both count.
  if (plain[1] !== '' && ingredients[ownLanguage] !== plain[1]) ingredients[unknownLanguage] = plain[1];
  const judged = ['en', ownLanguage, ...judgedLanguages].find((code) => ingredients[code]);
  return { ingredients, mainLanguage: judged ?? ownLanguage };
}

const bounds = { energyKj: 4000, others: 100 };

/** The figures per 100 g; an impossible value is treated as a typing error. */
function nutritionOf(record: OffRecord): PackNutrition | null {
  const nested = record.nutriments;
  const nutriments = (typeof nested === 'object' && nested !== null ? nested : record) as OffRecord;
  const read = (name: string, most = bounds.others): number | null => {
    const given = nutriments[name];
    if ((typeof given !== 'string' && typeof given !== 'number') || given === '') return null;
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

/** The pack's claims; a certificate without its number and expiry is no more than a claim. */
function labelsOf(record: OffRecord): Label[] {
  const tags = tagsOf(record.labels_tags);
  const claims: [string, Label][] = [
    ['en:halal', { kind: 'halal-claim' }],
    ['en:vegan', { kind: 'vegan' }],
    ['en:vegetarian', { kind: 'vegetarian' }],
  ];
  return claims.flatMap(([tag, label]) => (tags.includes(tag) ? [label] : []));
}

function factsIn(record: OffRecord, gtin: string): PackFacts {
  const name = cleanTo(record.product_name, 200) || cleanTo(record.product_name_en, 200);
  if (!name) throw new RecordProblem(`${gtin} has no name`);
  const brands = Array.isArray(record.brands) ? record.brands[0] : record.brands;
  const brand = cleanTo(cleanTo(brands, 1000).split(',')[0], 120) || null;
  const quantity = cleanTo(record.quantity, 60) || null;
  // From the widest category to the narrowest.
  const shelves = tagsOf(record.categories_tags).flatMap((tag) => shelfOfTag.get(tag) ?? []);
  return {
    name: wholeText('product_name', name),
    brand: brand && wholeText('brands', brand),
    quantity: quantity && wholeText('quantity', quantity),
    category: shelves.at(-1) ?? 'other',
    countries: [...new Set(tagsOf(record.countries_tags).flatMap((tag) => countryOfTag.get(tag) ?? []))],
    ...listsOf(record),
    nutrition: nutritionOf(record),
    labels: labelsOf(record),
    declared: declaredIn(record),
  };
}

/** Reads a record, or says why it is useless; whatever it contains, the next one is read. */
export function readOffRecord(record: OffRecord): ReadRecord {
  const code = cleanTo(record.code, 30);
  const gtin = toGtin(code);
  if (!gtin)
    return { problem: code ? `"${code.toWellFormed()}" is no product code` : 'there is no product code' };
  try {
    return { gtin, facts: factsIn(record, gtin) };
  } catch (error) {
    const reason = error instanceof RecordProblem ? error.message : 'the record cannot be read';
    return { problem: reason.startsWith(gtin) ? reason : `${gtin}: ${reason}` };
  }
}
