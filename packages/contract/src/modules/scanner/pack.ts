import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { allergens, halalStatuses, schools, strictnesses } from './words.ts';

export const packPageSize = 5000;

/**
 * A product of the offline pack, as short as it can be said: code without leading zeros, name, brand, verdicts,
 * allergens, traces, diets, reasons.
 * - verdicts: a letter per school and strictness, in the order of both lists (`packLetters`)
 * - allergens, traces: places in the list of allergens, joined by commas
 * - diets: a letter each for vegan and vegetarian: yes, maybe, no, unknown
 */
export const PackedFood = z.tuple([
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.string(),
]);
export type PackedFood = z.infer<typeof PackedFood>;

const letterOf = { halal: 'h', unknown: 'u', doubtful: 'd', haram: 'x' } as const;

type Verdicts = Record<
  (typeof schools)[number],
  Record<(typeof strictnesses)[number], (typeof halalStatuses)[number]>
>;

export const packVerdicts = (verdicts: Verdicts): string =>
  schools
    .flatMap((school) => strictnesses.map((strictness) => letterOf[verdicts[school][strictness]]))
    .join('');

/** The verdicts that a packed string holds; a letter that is none says that nothing is known. */
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

export const getFoodPack = endpoint({
  method: 'GET',
  path: '/food_pack',
  access: 'anyone',
  summary: 'A page of the offline pack: products that changed after a cursor, the longest unchanged first.',
  query: z.object({
    /** `next` of the page before, or of the pack that is to be brought up to date. */
    since: blankAsMissing(
      z
        .string()
        .regex(/^\d{1,14}\.\d{1,15}$/, 'Please fetch the pack anew.')
        .optional(),
    ),
  }),
  reply: z.object({
    products: z.array(PackedFood),
    /** Codes of products that are gone. */
    gone: z.array(z.string()),
    next: z.string(),
    has_more: z.boolean(),
    engine_version: z.int(),
  }),
  limit: { max: 120, seconds: 60 },
});
