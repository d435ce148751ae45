import { antioxidantAdditives } from './additives-antioxidants-and-acids.ts';
import { colourAdditives } from './additives-colours.ts';
import { emulsifierAdditives } from './additives-emulsifiers.ts';
import { enhancerAdditives } from './additives-enhancers.ts';
import { glazingAndSweeteningAdditives } from './additives-glazing-and-sweeteners.ts';
import { mineralAdditives } from './additives-minerals.ts';
import { preservativeAdditives } from './additives-preservatives.ts';
import { starchAndOtherAdditives } from './additives-starches-and-others.ts';
import { thickenerAdditives } from './additives-thickeners.ts';
import { cereals } from './cereals.ts';
import { dairyAndEggs } from './dairy-and-eggs.ts';
import { arabAndTurkishDishes } from './dishes-arab-and-turkish.ts';
import { asianDishes } from './dishes-asian.ts';
import { europeanDishes } from './dishes-european.ts';
import { sauceDishes } from './dishes-sauces.ts';
import { sweetDishes } from './dishes-sweets.ts';
import { drinks } from './drinks.ts';
import type { Entry, FoodGroup } from './entry.ts';
import { fatsAndOils } from './fats-and-oils.ts';
import { flavoursAndExtracts } from './flavours-and-extracts.ts';
import { fruit } from './fruit.ts';
import { herbsAndSpices } from './herbs-and-spices.ts';
import { meats } from './meats.ts';
import { nutsAndSeeds } from './nuts-and-seeds.ts';
import { prepared } from './prepared.ts';
import { seafood } from './seafood.ts';
import { sugars } from './sugars.ts';
import { vegetables } from './vegetables.ts';

/** Mixtures of the other tables whose printed list decides, as it does for what is prepared. */
const mixtures = new Set([
  'vitamin',
  'mineral',
  'cereal',
  'sourdough',
  'seasoning',
  'enzyme',
  'casing',
  'whitener',
  'margarine',
  'flavouring',
  'natural-flavouring',
  'caramel',
  'ice-cream',
  'jam',
  'enzyme-modified-cheese',
]);

/** Of what is prepared: made in one way, so that no allergen hides in the name. */
const plain = new Set([
  'baking-powder',
  'pasta',
  'egg-noodle',
  'rice-noodle',
  'soy-sauce',
  'chewing-gum',
  'capsule',
  'vegetable-capsule',
  'cellulose-casing',
]);

/** Of the other tables: made by so many recipes that the name rules no allergen out. */
const recipes = new Set([
  'sausage',
  'saucisson',
  'chorizo',
  'lap-cheong',
  'liver-sausage',
  'german-pork-sausage',
  'pork-sausage',
  'beef-sausage',
  'hot-dog',
  'salami',
  'pepperoni',
  'mortadella',
  'luncheon-meat',
  'spam',
  'pate',
  'brawn',
  'black-pudding',
  'white-pudding',
  'meatball',
  'hamburger',
  'surimi',
  'fish-finger',
  'prawn-cracker',
  'seasoning',
  'whitener',
  'margarine',
  'ice-cream',
  'enzyme-modified-cheese',
  'meat-extract',
  'beef-extract',
  'chicken-extract',
  'oyster-sauce',
]);

/** Rows of their own for an allergen or an origin, which are kinds of one additive all the same. */
const kindsOfAdditives = new Map<string, NonNullable<Entry['additive']>>([
  ...(['soy-lecithin', 'sunflower-lecithin', 'egg-lecithin'] as const).map(
    (id) => [id, { number: '322', class: 'emulsifier' }] as const,
  ),
]);

const pulses = new Set(['pea', 'chickpea', 'lentil', 'bean', 'lupin', 'soybean']);

/** Made of fruit, vegetables or nuts and yet none in the sense of nutrition: sweets, flours, drinks, tubers. */
const noGroup = new Set([
  'dried-fruit-or-nut',
  'grape-must',
  'grape-molasses',
  'jam',
  'candied-fruit',
  'rum-raisin',
  'carob',
  'fermented-fruit',
  'coconut',
  'coconut-milk',
  'nata-de-coco',
  'juniper',
  'citrus-peel',
  'potato',
  'sweet-potato',
  'pea-protein',
  'soy-protein',
  'soy-drink',
  'tofu',
  'miso',
  'mycoprotein',
  'seaweed',
  'spirulina',
  'almond-drink',
  'cashew-drink',
  'sesame',
  'tahini',
  'sunflower-seed',
  'pumpkin-seed',
  'flaxseed',
  'chia',
  'hemp-seed',
  'poppy-seed',
  'lotus-seed',
  'seed',
  'salt',
  'seasoning',
]);
const infusions = new Set(['coffee', 'tea', 'herbal-tea', 'rooibos', 'mate', 'chicory', 'coffee-substitute']);

const grouped = (group: FoodGroup, entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => (noGroup.has(entry.id) ? entry : { ...entry, group }));

const rows: readonly Entry[] = [
  ...colourAdditives,
  ...preservativeAdditives,
  ...antioxidantAdditives,
  ...thickenerAdditives,
  ...emulsifierAdditives,
  ...mineralAdditives,
  ...enhancerAdditives,
  ...glazingAndSweeteningAdditives,
  ...starchAndOtherAdditives,
  ...meats,
  ...seafood,
  ...dairyAndEggs,
  ...cereals,
  ...grouped('fruit', fruit),
  ...grouped('vegetable', vegetables).map((entry) =>
    pulses.has(entry.id) ? { ...entry, group: 'pulse' as const } : entry,
  ),
  ...grouped('nut', nutsAndSeeds),
  ...grouped('herb', herbsAndSpices),
  ...sugars,
  ...fatsAndOils,
  ...drinks.map((entry) => (infusions.has(entry.id) ? { ...entry, group: 'infusion' as const } : entry)),
  ...flavoursAndExtracts,
];

const dishes: readonly Entry[] = [
  ...prepared,
  ...sauceDishes,
  ...asianDishes,
  ...arabAndTurkishDishes,
  ...sweetDishes,
  ...europeanDishes,
];

const kindOfAdditive = ({ id }: Entry): Pick<Entry, 'additive'> => {
  const additive = kindsOfAdditives.get(id);
  return additive ? { additive } : {};
};

/** Everything that the tables know. */
export const entries: readonly Entry[] = [
  ...rows.map((entry) => ({
    ...entry,
    ...kindOfAdditive(entry),
    ...(mixtures.has(entry.id) ? { isCompound: true as const } : {}),
    ...(recipes.has(entry.id) ? { isRecipe: true as const } : {}),
  })),
  ...dishes.map((entry) => ({
    ...entry,
    isCompound: true as const,
    ...(plain.has(entry.id) ? {} : { isRecipe: true as const }),
  })),
];
