import type { FoodSource, FoodStatus, HalalStatus } from '@souk/contract/modules/scanner/words';
import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { recordMove } from '../../../platform/states.ts';
import { dayOf, judgePack } from './judge-pack.ts';
import { tellJudged } from './known-foods.ts';
import { productLife } from './product.life.ts';
import { type PackFacts, type ProductRow, products } from './product.tables.ts';

export interface NewProduct {
  gtin: string;
  facts: PackFacts;
  source: FoodSource;
  state: Exclude<FoodStatus, 'rejected'>;
  licence?: string | undefined;
  createdBy?: number | undefined;
  clientKey?: string | undefined;
  claimedStatus?: HalalStatus | undefined;
}

/** Stores a product with the engine's judgement; undefined if its code is taken. */
export async function addProduct(tx: Tx, fresh: NewProduct): Promise<ProductRow | undefined> {
  const { gtin, facts, source, state, licence, createdBy, clientKey, claimedStatus } = fresh;
  const [product] = await tx
    .insert(products)
    .values({
      ...facts,
      ...(await judgePack(facts, dayOf(clock.now()))),
      gtin,
      source,
      state,
      licence: licence ?? null,
      createdBy: createdBy ?? null,
      clientKey: clientKey ?? null,
      claimedStatus: claimedStatus ?? null,
    })
    .onConflictDoNothing()
    .returning();
  if (!product) return undefined;
  await recordMove(tx, productLife, {
    subjectId: product.id,
    move: 'create',
    from: null,
    to: state,
    by: createdBy === undefined ? 'house' : 'contributor',
    byUserId: createdBy ?? null,
  });
  await tellJudged(tx, product);
  return product;
}
