import type { TimedMove } from '../../../platform/module.ts';
import { lockProduct } from '../products/product.queries.ts';
import { getDeal } from './deal.queries.ts';
import { settleDeal } from './settle-deal.ts';

/** Starts or ends a deal by timer; does nothing if it was changed or withdrawn in the meantime. */
export const turnDeal: TimedMove = (db, dealId) =>
  db.transaction(async (tx) => {
    const deal = await getDeal(tx, dealId).catch(() => undefined);
    if (!deal) return;
    const product = await lockProduct(tx, deal.productId);
    await settleDeal(tx, product, await getDeal(tx, dealId));
  });
