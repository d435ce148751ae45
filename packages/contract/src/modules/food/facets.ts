import { allergens, diets, type schools, type strictnesses } from './words.ts';

/** Whose verdict is asked for; without a school the strictest of the four. */
export interface Reading {
  school: (typeof schools)[number] | null;
  strictness: (typeof strictnesses)[number];
}

/** The reading without a profile. */
export const plainReading: Reading = { school: null, strictness: 'standard' };

/** Facet with the verdict of a reading: `halal`, and `halal-hanafi-strict` for other readings. */
export const halalFacet = ({ school, strictness }: Reading): string =>
  school || strictness !== 'standard' ? `halal-${school ?? 'any'}-${strictness}` : 'halal';

/** Facet of foods whose list was read completely and names an allergen neither as ingredient nor as trace. */
export const freeFromFacet = (allergen: (typeof allergens)[number]): string =>
  `free-from-${allergen.replaceAll(' ', '-')}`;

/** Facet of foods that certainly suit a diet. */
export const dietFacet = (diet: (typeof diets)[number]): string => `keeps-${diet}`;

/** Value of yes-or-no facets. */
export const isHeld = 'true';

/** What a facet is about, or undefined if it is not about food. */
export type FoodFacet =
  | { kind: 'verdict'; reading: Reading }
  | { kind: 'free-from'; allergen: (typeof allergens)[number] }
  | { kind: 'diet'; diet: (typeof diets)[number] };

const byAllergen = new Map<string, FoodFacet>(
  allergens.map((allergen) => [freeFromFacet(allergen), { kind: 'free-from', allergen }]),
);
const byDiet = new Map<string, FoodFacet>(diets.map((diet) => [dietFacet(diet), { kind: 'diet', diet }]));
const read = /^halal(?:-(any|hanafi|maliki|shafii|hanbali)-(lenient|standard|strict))?$/;

/** Parses a facet's name. */
export function foodFacetOf(slug: string): FoodFacet | undefined {
  const [name, school, strictness = 'standard'] = read.exec(slug) ?? [];
  if (name === undefined) return byAllergen.get(slug) ?? byDiet.get(slug);
  const named = school && school !== 'any' ? (school as Reading['school']) : null;
  return { kind: 'verdict', reading: { school: named, strictness: strictness as Reading['strictness'] } };
}
