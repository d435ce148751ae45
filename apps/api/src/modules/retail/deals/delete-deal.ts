import type { Reader } from '../../../platform/db/database.ts';
import { lockProduct } from '../products/product.queries.ts';
import { getOwnDeal, moveDeal } from './deal.queries.ts';
import { settleDeal } from './settle-deal.ts';

/** Ends an own deal at once and removes it from the list; the price history keeps its price. */
export function deleteDeal(db: Reader, seller: { id: number }, dealId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const { productId } = await getOwnDeal(tx, dealId, seller);
    const product = await lockProduct(tx, productId);

    const deal = await getOwnDeal(tx, dealId, seller);
    await settleDeal(tx, product, await moveDeal(tx, deal, { move: 'withdraw', by: 'owner' }));
  });
}
