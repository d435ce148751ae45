import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  allergens,
  dietStates,
  diets,
  FoodCategory,
  FoodListType,
  FoodSource,
  FoodStatus,
  HalalStatus,
  PackSide,
  schools,
  strictnesses,
} from '@souk/contract/modules/scanner/words';

export type School = (typeof schools)[number];
export type Strictness = (typeof strictnesses)[number];
export type Allergen = (typeof allergens)[number];
export type Diet = (typeof diets)[number];
export type DietState = (typeof dietStates)[number];

export const verdictWords: Record<HalalStatus, MessageDescriptor> = {
  halal: msg`Halal`,
  unknown: msg`Unknown`,
  doubtful: msg`Doubtful`,
  haram: msg`Haram`,
};

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
  standard: msg`What has an unclear source is doubtful.`,
  strict: msg`Wants proof of everything that is disputed.`,
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

export const dietWords: Record<Diet, MessageDescriptor> = {
  vegan: msg`Vegan`,
  vegetarian: msg`Vegetarian`,
};

/** Whether a food keeps a diet. */
export const dietStateWords: Record<Diet, Record<DietState, MessageDescriptor>> = {
  vegan: {
    yes: msg`Vegan`,
    maybe: msg`Perhaps not vegan`,
    no: msg`Not vegan`,
    unknown: msg`Not known whether vegan`,
  },
  vegetarian: {
    yes: msg`Vegetarian`,
    maybe: msg`Perhaps not vegetarian`,
    no: msg`Not vegetarian`,
    unknown: msg`Not known whether vegetarian`,
  },
};

export const categoryWords: Record<FoodCategory, MessageDescriptor> = {
  other: msg`Other foods`,
  bread: msg`Bread`,
  'biscuits-and-cakes': msg`Biscuits and cakes`,
  breakfast: msg`Breakfast`,
  'crisps-and-snacks': msg`Crisps and snacks`,
  confectionery: msg`Confectionery`,
  chocolate: msg`Chocolate`,
  spreads: msg`Spreads`,
  'ice-cream-and-desserts': msg`Ice cream and desserts`,
  milk: msg`Milk and milk drinks`,
  yogurt: msg`Yogurt`,
  cheese: msg`Cheese`,
  'fats-and-oils': msg`Fats and oils`,
  eggs: msg`Eggs`,
  'red-meat': msg`Red meat`,
  poultry: msg`Poultry`,
  'fish-and-seafood': msg`Fish and seafood`,
  'meat-alternatives': msg`Meat alternatives`,
  'ready-meals': msg`Ready meals`,
  soups: msg`Soups`,
  'sauces-and-condiments': msg`Sauces and condiments`,
  'pasta-rice-and-grains': msg`Pasta, rice and grains`,
  'fruit-and-vegetables': msg`Fruit and vegetables`,
  'nuts-and-seeds': msg`Nuts and seeds`,
  drinks: msg`Drinks`,
  water: msg`Water`,
  'tea-and-coffee': msg`Tea and coffee`,
  baking: msg`Baking`,
  'herbs-and-spices': msg`Herbs and spices`,
  'baby-food': msg`Baby food`,
  supplements: msg`Supplements`,
};

export const foodListWords: Record<FoodListType, MessageDescriptor> = {
  'most-recent': msg`New foods`,
  'most-popular': msg`Popular foods`,
  'recently-viewed': msg`Your recent scans`,
  'my-favourites': msg`Your favourites`,
  'my-products': msg`Foods you added`,
};

export const foodStatusWords: Record<FoodStatus, MessageDescriptor> = {
  pending: msg`Pending`,
  verified: msg`Verified`,
  rejected: msg`Rejected`,
};

export const foodSourceWords: Record<FoodSource, MessageDescriptor> = {
  house: msg`Souk`,
  user: msg`A member of Souk`,
  'open-food-facts': msg`Open Food Facts`,
};

export const packSideWords: Record<PackSide, MessageDescriptor> = {
  pack: msg`Front of the pack`,
  ingredients: msg`Ingredients`,
  nutrition: msg`Nutrition table`,
};

/** Where an ingredient comes from, as the engine calls it. */
const originWords: Record<string, MessageDescriptor> = {
  plant: msg`Plant`,
  mineral: msg`Mineral`,
  synthetic: msg`Synthetic`,
  microbe: msg`Microbes`,
  milk: msg`Milk`,
  egg: msg`Egg`,
  bee: msg`Bees`,
  fish: msg`Fish`,
  seafood: msg`Seafood`,
  insect: msg`Insects`,
  meat: msg`Meat`,
  animal: msg`Animal`,
  pork: msg`Pork`,
  alcohol: msg`Alcohol`,
  unclean: msg`Unlawful by its nature`,
};

/** How a verdict on an ingredient came about, as the engine calls each step. */
const stepWords: Record<string, MessageDescriptor> = {
  named: msg`Recognised by its name.`,
  'origin-certain': msg`It can only come from there.`,
  'origin-stated': msg`The pack says where it comes from.`,
  'origin-open': msg`The pack does not say where it comes from.`,
  'schools-differ': msg`The schools judge it differently.`,
  alarm: msg`A word that makes us cautious stands in the list.`,
  'halal-word': msg`The maker calls it halal.`,
  'vegan-label': msg`The vegan label rules animal sources out.`,
  'vegetarian-label': msg`The vegetarian label rules meat and fish out.`,
  certificate: msg`A valid halal certificate covers its source.`,
  'declared-inside': msg`Judged by what it is made of, which the pack lists.`,
  trace: msg`May only be in it as a trace.`,
};

/** Classes of additives, as the engine calls them. */
const additiveClassWords: Record<string, MessageDescriptor> = {
  acid: msg`Acid`,
  'anticaking agent': msg`Anticaking agent`,
  antioxidant: msg`Antioxidant`,
  'bulking agent': msg`Bulking agent`,
  colour: msg`Colour`,
  emulsifier: msg`Emulsifier`,
  enzyme: msg`Enzyme`,
  'firming agent': msg`Firming agent`,
  'flavour enhancer': msg`Flavour enhancer`,
  'foaming agent': msg`Foaming agent`,
  'glazing agent': msg`Glazing agent`,
  humectant: msg`Humectant`,
  'mineral salt': msg`Mineral salt`,
  'modified starch': msg`Modified starch`,
  preservative: msg`Preservative`,
  propellant: msg`Propellant`,
  'raising agent': msg`Raising agent`,
  solvent: msg`Solvent`,
  stabiliser: msg`Stabiliser`,
  sweetener: msg`Sweetener`,
  thickener: msg`Thickener`,
  'flour treatment agent': msg`Flour treatment agent`,
};

/** The engine's word in the reader's language; one that is not known here stays as it is. */
const sayFrom = (words: Record<string, MessageDescriptor>) => (i18n: I18n, key: string) => {
  const known = words[key];
  return known ? i18n._(known) : key;
};

export const sayOrigin = sayFrom(originWords);
export const sayStep = sayFrom(stepWords);
export const sayAdditiveClass = sayFrom(additiveClassWords);

type Warning =
  | { kind: 'contains' | 'may-contain'; allergen: Allergen }
  | { kind: 'breaks-diet' | 'may-break-diet' | 'diet-unknown'; diet: Diet };

const dietWarnings: Record<
  Diet,
  Record<'breaks-diet' | 'may-break-diet' | 'diet-unknown', MessageDescriptor>
> = {
  vegan: {
    'breaks-diet': msg`Not vegan: you eat vegan`,
    'may-break-diet': msg`Perhaps not vegan: you eat vegan`,
    'diet-unknown': msg`Not known whether vegan: you eat vegan`,
  },
  vegetarian: {
    'breaks-diet': msg`Not vegetarian: you eat vegetarian`,
    'may-break-diet': msg`Perhaps not vegetarian: you eat vegetarian`,
    'diet-unknown': msg`Not known whether vegetarian: you eat vegetarian`,
  },
};

/** A warning in words: "Contains milk: you avoid it". */
export function sayWarning(i18n: I18n, warning: Warning): string {
  if (!('allergen' in warning)) return i18n._(dietWarnings[warning.diet][warning.kind]);
  const allergen = i18n._(allergenWords[warning.allergen]).toLocaleLowerCase(i18n.locale);
  return warning.kind === 'contains'
    ? i18n._(msg`Contains ${allergen}: you avoid it`)
    : i18n._(msg`May contain ${allergen}: you avoid it`);
}

/** A code as it stands below the bars: an EAN-13 in three groups, shorter codes without leading zeros. */
export const sayCode = (gtin: string): string =>
  gtin
    .replace(/^0{5}(?=\d{8}$)/, '')
    .replace(/^0(?=\d{12}$)/, '')
    .replace(/^(\d)(\d{6})(\d{6})$/, '$1 $2 $3');
