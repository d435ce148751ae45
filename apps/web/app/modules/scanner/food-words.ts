import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  FoodCategory,
  FoodListType,
  FoodSource,
  FoodStatus,
  PackSide,
} from '@souk/contract/modules/scanner/words';
import { lower } from '../food/index.ts';

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
  user: msg`a member of Souk`,
  'open-food-facts': msg`Open Food Facts`,
};

export const packSideWords: Record<PackSide, MessageDescriptor> = {
  pack: msg`Front of the pack`,
  ingredients: msg`Ingredients`,
  nutrition: msg`Nutrition table`,
};

/** The origins of ingredients, by the engine's names. */
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
  unclean: msg`Unlawful by nature`,
};

/** How a verdict on an ingredient came about, as the engine calls each step. */
const stepWords: Record<string, MessageDescriptor> = {
  named: msg`Recognised by its name.`,
  'origin-certain': msg`It can only come from there.`,
  'origin-stated': msg`The pack says where it comes from.`,
  'origin-open': msg`The pack does not say where it comes from.`,
  'schools-differ': msg`The schools judge it differently.`,
  alarm: msg`The list contains a word that makes us cautious.`,
  'halal-word': msg`The maker calls it halal.`,
  'vegan-label': msg`The vegan label rules out animal sources.`,
  'vegetarian-label': msg`The vegetarian label rules out meat and fish.`,
  certificate: msg`A valid halal certificate covers its source.`,
  'alcohol-share': msg`It contains more than a trace of alcohol.`,
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

/** The engine's term in the reader's language; an unknown one stays as it is. */
const sayFrom = (words: Record<string, MessageDescriptor>) => (i18n: I18n, key: string) => {
  const known = words[key];
  return known ? i18n._(known) : key;
};

const sayOrigin = sayFrom(originWords);
export const sayStep = sayFrom(stepWords);
export const sayAdditiveClass = sayFrom(additiveClassWords);

/** Origins as one phrase. */
export function sayOrigins(i18n: I18n, origins: readonly string[]): string {
  const [first, ...rest] = origins.map((origin) => sayOrigin(i18n, origin));
  return [first ?? '', ...rest.map((origin) => lower(i18n, origin))].join(', ');
}

/** An additive's function and origin. */
export const sayAdditive = (i18n: I18n, kind: string, origins: readonly string[]): string =>
  [sayAdditiveClass(i18n, kind), ...origins.map((origin) => lower(i18n, sayOrigin(i18n, origin)))].join(', ');

/** A code as printed below the bars: an EAN-13 in three groups, shorter codes without leading zeros. */
export const sayCode = (gtin: string): string =>
  gtin
    .replace(/^0{5}(?=\d{8}$)/, '')
    .replace(/^0(?=\d{12}$)/, '')
    .replace(/^(\d)(\d{6})(\d{6})$/, '$1 $2 $3');

/** An amount in a nutrition table: calculated ones are rounded. */
export const sayAmount = (amount: number): string => String(Number(amount.toFixed(2)));
