import { isDeepStrictEqual } from 'node:util';
import { claimAttribute } from '@souk/contract/modules/food/shelves';
import { engineVersion } from '@souk/food/analyse';
import type { Label } from '@souk/food/judging/evidence';
import { eq } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import {
  findKnownFoods,
  type Judgement,
  judgementOf,
  type KnownFood,
  readLabel,
  strictestOf,
} from '../../food/index.ts';
import { type JudgedFood, type ProductRow, products } from '../products/product.tables.ts';
import { gtinsOf, isFood } from './food.queries.ts';

/** The seller's claims about the pack, in the engine's terms. */
const claims: Record<string, Label> = {
  halal: { kind: 'halal-claim' },
  vegan: { kind: 'vegan' },
  vegetarian: { kind: 'vegetarian' },
};

const claimsOf = ({ attributes }: ProductRow): Label[] =>
  [attributes[claimAttribute] ?? []].flat().flatMap((word) => claims[String(word).toLowerCase()] ?? []);

/** A certificate belongs to one pack: if several are sold under one list, none covers them all. */
const labelsOf = (product: ProductRow, known: readonly KnownFood[], packs: number): Label[] => [
  ...claimsOf(product),
  ...(packs === 1 ? (known[0]?.labels ?? []) : []),
];

/** Judges a product by its own list and by what is known of its barcodes; the strictest verdict counts. */
export async function foodOf(tx: Tx, product: ProductRow): Promise<JudgedFood | null> {
  const gtins = await gtinsOf(tx, product.id);
  const known = await findKnownFoods(tx, gtins);
  const own = product.ingredients
    ? judgementOf(
        await readLabel({
          ingredients: product.ingredients,
          labels: labelsOf(product, known, gtins.length),
          today: clock.now().toISOString().slice(0, 10),
        }),
      )
    : null;
  const told = known.flatMap(({ judgement }) => judgement ?? []);
  const [first, ...others]: Judgement[] = own ? [own, ...told] : told;
  if (!first) return null;
  const judgedBy = own && told.length > 0 ? 'both' : own ? 'ingredients' : 'barcode';
  return { ...strictestOf([first, ...others]), judgedBy, path: known[0]?.path ?? null };
}

/** Stores a locked product's food facts and returns the updated product. */
export async function judgeFood(tx: Tx, product: ProductRow): Promise<ProductRow> {
  const isOnShelf = await isFood(tx, product);
  const food = isOnShelf ? await foodOf(tx, product) : null;
  const foodEngine = isOnShelf ? engineVersion : null;
  if (foodEngine === product.foodEngine && isDeepStrictEqual(food, product.food)) return product;
  await tx.update(products).set({ food, foodEngine }).where(eq(products.id, product.id));
  return { ...product, food, foodEngine };
}
