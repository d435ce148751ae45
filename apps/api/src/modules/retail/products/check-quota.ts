import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { limitsOf } from '../../promotions/index.ts';
import { countActiveLocked } from './product.queries.ts';
import type { ProductRow } from './product.tables.ts';

/** Refuses a product beyond the number that the shop's plan allows waiting or public at a time. */
export async function checkQuota(tx: Tx, product: Pick<ProductRow, 'id' | 'sellerId'>): Promise<void> {
  const { adLimit } = await limitsOf(tx, product.sellerId, 'retail');
  if (adLimit === null) return;
  if ((await countActiveLocked(tx, product.sellerId, product.id)) >= adLimit)
    throw new Problem('quota-reached');
}
