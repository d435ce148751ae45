import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { allergens, halalStatuses, schools, strictnesses } from './words.ts';

export const packPageSize = 5000;

/**
 * A product of the offline pack, as short as it can be said:
 * - code without leading zeros, name, brand
 * - verdicts: a letter per school and strictness, in the order of both lists (`packVerdicts`)
 * - allergens, traces, usual allergens: places in the list of allergens, joined by commas
 * - whole: `w` where the lists were read to the end, so that what they do not name is not on the label
 * - diets: a letter each for vegan and vegetarian: yes, maybe, no, unknown
 * - reasons; numbers of additives; ids of the sources of what decides
 * - nutrition: what 100 g hold, in the order of `packedNutrients`; ratings: Nutri-Score, stars, NOVA
 * - from: first letter of whoever told it: house, user, open-food-facts
 */
const packedParts = [
  ...(['code', 'name', 'brand', 'verdicts', 'allergens', 'traces', 'usual', 'whole', 'diets'] as const),
  ...(['reasons', 'additives', 'sources', 'nutrition', 'ratings', 'from'] as const),
] as const;
const text = z.string();
export const PackedFood = z.tuple([
  ...([text, text, text, text, text, text, text, text] as const),
  ...([text, text, text, text, text, text, text] as const),
]);
export type PackedFood = z.infer<typeof PackedFood>;
export type PackedParts = Record<(typeof packedParts)[number], string>;

export const packParts = (parts: PackedParts): PackedFood =>
  packedParts.map((name) => parts[name]) as PackedFood;

/** A field missing in an older pack reads as empty, which means unknown. */
export const partsOf = (food: readonly string[]): PackedParts =>
  Object.fromEntries(packedParts.map((name, place) => [name, food[place] ?? ''])) as PackedParts;

export const packedNutrients = [
  ...(['energy_kj', 'fat_g', 'saturated_g', 'carbohydrates_g', 'sugars_g'] as const),
  ...(['fibre_g', 'protein_g', 'salt_g', 'fruit_percent'] as const),
] as const;
type PackedNutrition = Record<(typeof packedNutrients)[number], number | null>;

export const packNutrition = (nutrition: PackedNutrition | null): string =>
  nutrition ? packedNutrients.map((name) => nutrition[name] ?? '').join(',') : '';

export function unpackNutrition(packed: string): PackedNutrition | null {
  if (packed === '') return null;
  const values = packed.split(',').map((value) => (value === '' ? null : Number(value)));
  return Object.fromEntries(
    packedNutrients.map((name, place) => [name, values[place] ?? null]),
  ) as PackedNutrition;
}

const letterOf = { halal: 'h', unknown: 'u', doubtful: 'd', haram: 'x' } as const;

type Verdicts = Record<
  (typeof schools)[number],
  Record<(typeof strictnesses)[number], (typeof halalStatuses)[number]>
>;

export const packVerdicts = (verdicts: Verdicts): string =>
  schools
    .flatMap((school) => strictnesses.map((strictness) => letterOf[verdicts[school][strictness]]))
    .join('');

/** The verdicts in a packed string; an invalid letter means unknown. */
export function unpackVerdicts(packed: string): Verdicts {
  const statusAt = (place: number) =>
    halalStatuses.find((status) => letterOf[status] === packed[place]) ?? 'unknown';
  const bySchool = schools.map((school, row) => [
    school,
    Object.fromEntries(
      strictnesses.map((strictness, column) => [strictness, statusAt(row * strictnesses.length + column)]),
    ),
  ]);
  return Object.fromEntries(bySchool) as Verdicts;
}

export const packAllergens = (found: readonly (typeof allergens)[number][]): string =>
  found.map((allergen) => allergens.indexOf(allergen)).join(',');

export const unpackAllergens = (packed: string): (typeof allergens)[number][] =>
  packed === '' ? [] : packed.split(',').flatMap((place) => allergens[Number(place)] ?? []);

const PackPage = z.object({
  products: z.array(PackedFood),
  /** Codes of removed products. */
  gone: z.array(z.string()),
  next: z.string(),
  has_more: z.boolean(),
  engine_version: z.int(),
});
export type PackPage = z.infer<typeof PackPage>;

/** The signed text of a page; it includes the page's place in the pack. */
export const signedText = (
  since: string | undefined,
  { products, gone, next, has_more, engine_version }: PackPage,
): string => JSON.stringify([since ?? '', products, gone, next, has_more, engine_version]);

/** ECDSA on P-256 with SHA-256, which every browser can verify. */
export const packKeyAlgorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;
export const packSignature = { name: 'ECDSA', hash: 'SHA-256' } as const;

export const getFoodPack = endpoint({
  method: 'GET',
  path: '/food_pack',
  access: 'anyone',
  summary: 'A page of the offline pack: products that changed after a cursor, the longest unchanged first.',
  query: z.object({
    /** `next` of the page before, or of the pack to be updated. */
    since: blankAsMissing(
      z
        .string()
        .regex(/^\d{1,14}\.\d{1,15}$/, 'Please download the pack again.')
        .optional(),
    ),
  }),
  reply: PackPage.extend({
    /** Id of the key, and the signature in base64url. */
    signed_by: z.string(),
    signature: z.string(),
  }),
  limit: { max: 120, seconds: 60 },
});

export const listFoodPackKeys = endpoint({
  method: 'GET',
  path: '/food_pack_keys',
  access: 'anyone',
  summary:
    'Public keys by which a page of the offline pack is checked, the next one some days before it signs.',
  reply: z.array(
    z.object({
      id: z.string(),
      /** The uncompressed P-256 point in base64url. */
      key: z.string(),
    }),
  ),
});
