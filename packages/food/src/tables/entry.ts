import type { Allergen } from '../allergens.ts';
import type { Origin } from '../judging/origins.ts';
import type { Grade, School } from '../judging/verdicts.ts';

/** Languages in which names are known: English, French, German, Arabic, Malay and Indonesian, Turkish. */
export const languages = ['en', 'fr', 'de', 'ar', 'ms', 'tr'] as const;
export type Language = (typeof languages)[number];

/** Classes of additives by what they do, as packs name them (Codex CXG 36-1989, joined where packs join them). */
export const additiveClasses = [
  'acid',
  'anticaking agent',
  'antioxidant',
  'bulking agent',
  'colour',
  'emulsifier',
  'enzyme',
  'firming agent',
  'flavour enhancer',
  'foaming agent',
  'glazing agent',
  'humectant',
  'mineral salt',
  'modified starch',
  'preservative',
  'propellant',
  'raising agent',
  'solvent',
  'stabiliser',
  'sweetener',
  'thickener',
  'flour treatment agent',
] as const;
export type AdditiveClass = (typeof additiveClasses)[number];

/**
 * What else a row says of an ingredient.
 * - drink: an alcoholic drink; ethanol: carries alcohol; ferment: keeps a trace of it
 * - culinary: sugar, salt, fat, starch (NOVA 2); ultra: marks an ultra-processed food (NOVA 4)
 * - refined: so refined that its allergen need not be named (EU FIC Annex II, FSANZ Schedule 9)
 * - curd: set with an enzyme that may be of an animal
 */
export const traits = ['drink', 'ethanol', 'ferment', 'culinary', 'ultra', 'refined', 'curd'] as const;
export type Trait = (typeof traits)[number];

/** Of which a share is asked for, or what is not graded: kinds of food that nutrition tells apart. */
export type FoodGroup = 'fruit' | 'vegetable' | 'pulse' | 'nut' | 'herb' | 'infusion';

/** One ingredient or additive, as its row in a table tells it. */
export interface Entry {
  id: string;
  /** By language, the name to show first. */
  names: Readonly<Record<Language, readonly string[]>>;
  /** Of an additive: its number without the E, and what it does. */
  additive?: { number: string; class: AdditiveClass };
  /** The usual origin first; one of them alone is certain. */
  origins: readonly Origin[];
  /** Where the schools say something else than of the origins. */
  grades?: Partial<Record<School | 'all', Grade>>;
  /** Certain, for it would not be that food without them. */
  allergens: readonly Allergen[];
  /** Of a dish: what it holds by custom, where its pack does not print what it is made of. */
  usualAllergens?: readonly Allergen[];
  traits: readonly Trait[];
  group?: FoodGroup;
  why: string;
  /** Made of other ingredients, such as marzipan: its own list, where it is printed, decides. */
  isCompound?: true;
  /** Made by so many recipes that no allergen is ruled out while its own list is not printed. */
  isRecipe?: true;
  /** Id of a row of `sources`. */
  source: string;
}
