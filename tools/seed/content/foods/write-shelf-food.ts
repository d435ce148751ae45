import type { FoodCategory } from '@souk/contract/modules/scanner/words';
import { joinSentences } from '../ads/phrasing.ts';
import type { WrittenProduct } from '../products/write-product.ts';
import { type Stocking, variantsOf } from '../products/write-variants.ts';
import type { Rng } from '../rng.ts';
import type { WrittenFood } from './written-food.ts';

const pantry: readonly FoodCategory[] = [
  ...(['spreads', 'sauces-and-condiments', 'pasta-rice-and-grains', 'soups', 'herbs-and-spices'] as const),
  ...(['baking', 'fats-and-oils', 'breakfast', 'fish-and-seafood', 'bread'] as const),
];

interface ShopShelf {
  foods: readonly FoodCategory[];
  keep: string;
  /** Dollars, from and to. */
  price: readonly [low: number, high: number];
  /** Only what a running certificate covers. */
  isCertified?: true;
}

/** Where shops put what the scanner knows. */
const shopShelves: Readonly<Record<number, ShopShelf>> = {
  430: { foods: pantry, keep: 'In the pantry', price: [3, 14] },
  431: {
    foods: ['confectionery', 'chocolate', 'biscuits-and-cakes', 'nuts-and-seeds', 'crisps-and-snacks'],
    keep: 'In the pantry',
    price: [3, 12],
  },
  432: { foods: ['drinks', 'tea-and-coffee', 'water'], keep: 'In the pantry', price: [2, 16] },
  433: { foods: ['milk', 'yogurt', 'cheese', 'eggs'], keep: 'In the fridge', price: [3, 13] },
  434: { foods: ['red-meat', 'poultry'], keep: 'In the fridge', price: [9, 28], isCertified: true },
};

const isCertifiedOn = ({ facts }: WrittenFood, today: string): boolean =>
  facts.labels.some(
    (label) =>
      label.kind === 'halal-certificate' && label.validUntil !== undefined && label.validUntil > today,
  );

/** Foods that a shop may have on a shelf. */
export function foodsFor(foods: readonly WrittenFood[], categoryId: number, today: string): WrittenFood[] {
  const shelf = shopShelves[categoryId];
  if (!shelf) return [];
  return foods.filter(
    (food) => shelf.foods.includes(food.facts.category) && (!shelf.isCertified || isCertifiedOn(food, today)),
  );
}

const abouts = [
  'The pack that you know from the scanner, sent from our own shelves.',
  'We buy it straight from the maker and sell it while it is fresh.',
  'A favourite of our customers; we order it every week.',
  'Read the list below before you buy, as we do.',
];
const cares = [
  'Best before date at least two months away.',
  'Keep cool and dry.',
  'Sent in a padded box.',
  'Questions about what is in it are answered the same day.',
];

/** A shop's claims are what stands on the pack. */
function claimsOf({ facts }: WrittenFood): string[] {
  const words = {
    'halal-certificate': 'Halal',
    'halal-claim': 'Halal',
    vegan: 'Vegan',
    vegetarian: 'Vegetarian',
  };
  return [...new Set(facts.labels.map(({ kind }) => words[kind]))];
}

/** A food as a shop offers it: the same name, maker, code and list. */
export function writeShelfFood(
  rng: Rng,
  food: WrittenFood,
  categoryId: number,
  stocking: Stocking,
): WrittenProduct {
  const { facts, form, gtin } = food;
  const { price, keep } = shopShelves[categoryId] ?? { price: [3, 12], keep: 'In the pantry' };
  const about = rng.pick(abouts);
  const claims = claimsOf(food);
  const variants = variantsOf(rng, [facts.name, form, price[0], price[1], 'one', about], stocking);
  return {
    categoryId,
    title: `${facts.brand} ${facts.name}, ${facts.quantity}`.slice(0, 80),
    description: joinSentences([
      about,
      `${facts.name} by ${facts.brand}.`,
      ...rng.shuffle(cares).slice(0, 2),
    ]),
    brand: facts.brand,
    artKind: form,
    isGstFree: categoryId !== 431,
    condition: 'new',
    food,
    ingredients: facts.ingredients[facts.mainLanguage] ?? null,
    attributes: { keep, ...(claims.length > 0 ? { diet: claims } : {}) },
    hasPickup: rng.chance(0.4),
    lowStockAt: rng.pick([2, 3, 5]),
    postageCents: null,
    variants: variants.map((variant) => ({ ...variant, barcode: gtin })),
  };
}
