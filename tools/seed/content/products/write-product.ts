import type { CreateProduct } from '@souk/contract/modules/retail/products';
import { categoryTree } from '../../../../apps/api/src/modules/catalogue/taxonomy/category-tree.ts';
import { capitalised, joinSentences } from '../ads/phrasing.ts';
import type { WrittenFood } from '../foods/written-food.ts';
import type { Rng } from '../rng.ts';
import { familyFacts } from './facts-family.ts';
import { homeFacts } from './facts-home.ts';
import { outdoorFacts } from './facts-outdoors.ts';
import { techFacts } from './facts-tech.ts';
import { wearFacts } from './facts-wear.ts';
import { familyProducts } from './family.ts';
import { fashionProducts } from './fashion.ts';
import { giftProducts } from './gifts.ts';
import { groceryProducts } from './groceries.ts';
import { homeProducts } from './home.ts';
import { outdoorProducts } from './outdoors.ts';
import { drawFacts, type ShelfFacts } from './product-facts.ts';
import { techProducts } from './tech.ts';
import type { ProductShelves, Thing } from './thing.ts';
import { type Stocking, variantsOf, type WrittenVariant } from './write-variants.ts';

export const productShelves: ProductShelves = {
  ...homeProducts,
  ...groceryProducts,
  ...techProducts,
  ...fashionProducts,
  ...familyProducts,
  ...outdoorProducts,
  ...giftProducts,
};

export const productFacts: ShelfFacts = {
  ...homeFacts,
  ...techFacts,
  ...wearFacts,
  ...familyFacts,
  ...outdoorFacts,
};

/** Names of makers and of ranges; nobody trades under them. */
export const ranges: readonly string[] = [
  'Murrabee',
  'Tilbrook',
  'Wrenfield',
  'Kestrelle',
  'Yarrowby',
  'Corrindal',
  'Banksley',
  'Merrigum',
  'Duskwater',
  'Halcott',
  'Ironbarke',
  'Jindalee',
  'Kirralea',
  'Lorikeet & Lee',
  'Mallorand',
  'Nareena',
  'Ostrava Lane',
  'Pelicano',
  'Quandong',
  'Rosella Bay',
  'Saltmarsh',
  'Tamarisk',
  'Umbra',
  'Verdelho',
  'Waratahn',
  'Yallambee',
  'Zephyrine',
  'Amberline',
  'Bowerbird',
  'Cindercone',
  'Dovetayle',
  'Emberton',
];

export interface WrittenProduct {
  categoryId: number;
  title: string;
  description: string;
  brand: string;
  artKind: string;
  isGstFree: boolean;
  condition: CreateProduct['condition'];
  attributes: CreateProduct['attributes'];
  hasPickup: boolean;
  lowStockAt: number | null;
  postageCents: number | null;
  variants: WrittenVariant[];
  /** As printed on the pack, of food. */
  ingredients?: string | null;
  /** Of the scanner, whose pack this is. */
  food?: WrittenFood;
}

/** Food that the tax leaves alone. */
const basicFood: ReadonlySet<number> = new Set([430, 433, 434, 435]);
const rootOf = new Map(categoryTree.map(({ id, pid }) => [id, pid]));
/** Too large for the shop's usual parcels. */
const bulky: ReadonlySet<number> = new Set([425, 465, 471, 500]);

const notes: Readonly<Record<number, readonly string[]>> = {
  400: [
    'Wipe with a damp cloth.',
    'Made in small batches, so shades differ a little.',
    'Packed in paper, not in plastic.',
    'Replacement parts can be had from us.',
  ],
  401: [
    'Keep cool and dry.',
    'Best before date at least two months away.',
    'Halal certified where it says so.',
    'Sent in an insulated box on warm days.',
  ],
  402: [
    'Two years of warranty.',
    'In the box: the thing, a cable, a short manual.',
    'Australian plug and Australian support.',
    'Unlocked and ready to use.',
  ],
  403: [
    'True to size; take the larger one if you are between two.',
    'Cold wash, line dry.',
    'Our model is 172 cm tall and wears S.',
    'Free exchange of size within thirty days.',
  ],
  404: [
    'Regular fit.',
    'Warm wash, no tumble dryer.',
    'Our model is 184 cm tall and wears M.',
    'Free exchange of size within thirty days.',
  ],
  405: [
    'Comes in a box that can be given as it is.',
    'Hallmarked where it ought to be.',
    'Free cleaning in the first year.',
    'Insured post with signature.',
  ],
  406: [
    'Tested to the Australian standard.',
    'No small parts.',
    'Machine washable where it can be.',
    'Safe from birth unless we say otherwise.',
  ],
  407: [
    'Tried by us for one season.',
    'Two years of warranty.',
    'Spare parts are in stock.',
    'Free exchange of size within thirty days.',
  ],
  408: [
    'Spare blades and handles are in stock.',
    'Watered the morning it leaves.',
    'Ask us before you drill.',
    'Store dry.',
  ],
  409: [
    'Never tested on animals.',
    'Patch test first if your skin is shy.',
    'Made in Australia in small batches.',
    'No alcohol, no colour.',
  ],
  410: [
    'Sent flat and well padded.',
    'Gift wrap on request.',
    'Printed on paper from managed forests.',
    'Signed copies while they last.',
  ],
  411: [
    'Write us the words for the card.',
    'Delivered on the day you choose.',
    'Can be sent straight to whom it is for.',
    'Every one is made after you order.',
  ],
  412: [
    'Approved by our own animals.',
    'Ask us about sizes.',
    'Made without artificial colours.',
    'Large bags come by courier.',
  ],
};

const closings = [
  'Posted within a day from our shop.',
  'Thirty days to change your mind.',
  'Questions are answered the same day.',
  'You are welcome to pick it up and say hello.',
  'Buy two and we pack them in one parcel.',
];

const parentOf = (categoryId: number): number => rootOf.get(categoryId) ?? 0;

/** The categories of a shop's departments that have something on their shelves. */
export const categoriesOf = (departments: readonly number[]): number[] =>
  Object.keys(productShelves)
    .map(Number)
    .filter((id) => departments.includes(parentOf(id)));

/** Titles of books are whole; all else is called after its maker. */
const titleOf = (range: string, [noun, , , , differs]: Thing): string =>
  differs === 'format' ? noun : `${range} ${noun}`;

/** A believable product of a category; the same draws give the same product. */
export function writeProduct(rng: Rng, categoryId: number, stocking: Stocking): WrittenProduct {
  const thing = rng.pick(productShelves[categoryId] ?? []);
  const range = rng.pick(ranges);
  const [noun, artKind, , , differs, about] = thing;
  const root = parentOf(categoryId);
  const care = rng.shuffle(notes[root] ?? []).slice(0, 2);
  const isUsed = (root === 402 || root === 407) && rng.chance(0.06);
  const written: Omit<WrittenProduct, 'attributes'> = {
    categoryId,
    title: capitalised(titleOf(range, thing)),
    description: joinSentences([
      about,
      differs === 'format' ? `Published by ${range} Press.` : `${capitalised(noun)} by ${range}.`,
      ...care,
      rng.pick(closings),
    ]),
    brand: differs === 'format' ? `${range} Press` : range,
    artKind,
    isGstFree: basicFood.has(categoryId),
    condition: isUsed ? 'like-new' : 'new',
    hasPickup: rng.chance(0.4),
    lowStockAt: rng.chance(0.7) ? rng.pick([2, 3, 5]) : null,
    postageCents: bulky.has(categoryId) && rng.chance(0.5) ? rng.pick([2900, 4900, 8900]) : null,
    variants: variantsOf(rng, thing, stocking),
  };
  return { ...written, attributes: drawFacts(rng, productFacts, categoryId, noun) };
}
