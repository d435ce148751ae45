import { type Claims, stockClaims } from '../../sales/index.ts';
import { countSold } from '../products/count-sold.ts';
import { getOrder } from './order.queries.ts';
import { restock } from './restock.ts';

/** Orders claim counted stock, and what they take counts as sold. */
export const orderClaims: Claims = {
  ...stockClaims,
  take: async (tx, claimed) => {
    // Products are locked in the order of their ids, and before their stock.
    for (const line of [...claimed.lines].sort((one, other) => one.subjectId - other.subjectId))
      await countSold(tx, line.subjectId, line.quantity);
    await stockClaims.take(tx, claimed);
  },
  restore: async (tx, sale, pieces) => restock(tx, await getOrder(tx, sale.id), pieces),
};
