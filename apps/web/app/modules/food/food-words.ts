import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  allergens,
  dietStates,
  diets,
  HalalStatus,
  schools,
  strictnesses,
} from '@souk/contract/modules/food/words';
import { isLocale, tagOf } from '../../lib/locales.ts';

export type School = (typeof schools)[number];
export type Strictness = (typeof strictnesses)[number];
export type Allergen = (typeof allergens)[number];
export type Diet = (typeof diets)[number];
export type DietState = (typeof dietStates)[number];

/** What each verdict says, for the legend. */
export const verdictMeanings: Record<HalalStatus, MessageDescriptor> = {
  halal: msg`Every ingredient is cleared.`,
  doubtful: msg`At least one source is unclear.`,
  haram: msg`Contains something not permitted.`,
  unknown: msg`We do not know every ingredient yet.`,
};

export const schoolWords: Record<School, MessageDescriptor> = {
  hanafi: msg`Hanafi`,
  maliki: msg`Maliki`,
  shafii: msg`Shafi'i`,
  hanbali: msg`Hanbali`,
};

export const strictnessWords: Record<Strictness, MessageDescriptor> = {
  lenient: msg`Lenient`,
  standard: msg`Standard`,
  strict: msg`Strict`,
};

export const strictnessMeanings: Record<Strictness, MessageDescriptor> = {
  lenient: msg`Accepts what is usually clean where the pack does not tell its source.`,
  standard: msg`Anything with an unclear source is doubtful.`,
  strict: msg`Asks for proof of everything that is disputed.`,
};

export const allergenWords: Record<Allergen, MessageDescriptor> = {
  wheat: msg`Wheat`,
  rye: msg`Rye`,
  barley: msg`Barley`,
  oats: msg`Oats`,
  spelt: msg`Spelt`,
  milk: msg`Milk`,
  egg: msg`Egg`,
  soy: msg`Soy`,
  peanut: msg`Peanut`,
  almond: msg`Almond`,
  'brazil nut': msg`Brazil nut`,
  cashew: msg`Cashew`,
  hazelnut: msg`Hazelnut`,
  macadamia: msg`Macadamia`,
  pecan: msg`Pecan`,
  'pine nut': msg`Pine nut`,
  pistachio: msg`Pistachio`,
  walnut: msg`Walnut`,
  nuts: msg`Other nuts`,
  sesame: msg`Sesame`,
  fish: msg`Fish`,
  crustacean: msg`Crustaceans`,
  mollusc: msg`Molluscs`,
  celery: msg`Celery`,
  mustard: msg`Mustard`,
  lupin: msg`Lupin`,
  sulphites: msg`Sulphites`,
};

export const isAllergen = (name: string): name is Allergen => Object.hasOwn(allergenWords, name);

export const dietWords: Record<Diet, MessageDescriptor> = {
  vegan: msg`Vegan`,
  vegetarian: msg`Vegetarian`,
};

/** Whether a food suits a diet. */
export const dietStateWords: Record<Diet, Record<DietState, MessageDescriptor>> = {
  vegan: {
    yes: msg`Vegan`,
    maybe: msg`May not be vegan`,
    no: msg`Not vegan`,
    unknown: msg`Not known whether vegan`,
  },
  vegetarian: {
    yes: msg`Vegetarian`,
    maybe: msg`May not be vegetarian`,
    no: msg`Not vegetarian`,
    unknown: msg`Not known whether vegetarian`,
  },
};

type Warning =
  | { kind: 'contains' | 'may-contain' | 'not-known'; allergen: Allergen }
  | { kind: 'breaks-diet' | 'may-break-diet' | 'diet-unknown'; diet: Diet };

const dietWarnings: Record<
  Diet,
  Record<'breaks-diet' | 'may-break-diet' | 'diet-unknown', MessageDescriptor>
> = {
  vegan: {
    'breaks-diet': msg`Not vegan: you eat vegan`,
    'may-break-diet': msg`May not be vegan: you eat vegan`,
    'diet-unknown': msg`Not known whether vegan: you eat vegan`,
  },
  vegetarian: {
    'breaks-diet': msg`Not vegetarian: you eat vegetarian`,
    'may-break-diet': msg`May not be vegetarian: you eat vegetarian`,
    'diet-unknown': msg`Not known whether vegetarian: you eat vegetarian`,
  },
};

/** The language for the platform's own formats, which know no pseudo-locales. */
export const tagIn = ({ locale }: I18n): string => (isLocale(locale) ? tagOf(locale) : 'en');

/** In lower case, as inside a sentence. */
export const lower = (i18n: I18n, words: string) => words.toLocaleLowerCase(tagIn(i18n));

/** A word of a list as printed: numbers of additives have a capital E. */
export const sayPrinted = (words: string): string => words.replace(/^e(?=\s?\d{3})/, 'E');

/** A warning in words: "Contains milk: you avoid it". */
export function sayWarning(i18n: I18n, warning: Warning): string {
  if (!('allergen' in warning)) return i18n._(dietWarnings[warning.diet][warning.kind]);
  const allergen = lower(i18n, i18n._(allergenWords[warning.allergen]));
  if (warning.kind === 'contains') return i18n._(msg`Contains ${allergen}: you avoid it`);
  return warning.kind === 'may-contain'
    ? i18n._(msg`May contain ${allergen}: you avoid it`)
    : i18n._(msg`Not known whether it contains ${allergen}: you avoid it`);
}
