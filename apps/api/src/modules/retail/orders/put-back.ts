import type { Tx } from '../../../platform/db/database.ts';
import { returnStock } from '../../availability/index.ts';
import { checkoutKind } from '../checkouts/checkout.life.ts';
import { countSold } from '../products/count-sold.ts';
import type { OrderLineRow, OrderRow } from './order.tables.ts';

interface Pieces {
  line: Pick<OrderLineRow, 'productId' | 'stockId'>;
  quantity: number;
}

/** Pieces that a paid order does not take after all are in the shop again and count as sold no more. */
export async function putBack(
  tx: Tx,
  { checkoutId, placedAt }: Pick<OrderRow, 'checkoutId' | 'placedAt'>,
  pieces: readonly Pieces[],
): Promise<void> {
  // Products are locked in the order of their ids, and before their stock.
  const byProduct = [...pieces].sort((one, other) => one.line.productId - other.line.productId);
  for (const { line, quantity } of byProduct)
    await countSold(tx, line.productId, -quantity, placedAt ?? undefined);
  await returnStock(
    tx,
    { kind: checkoutKind, id: checkoutId },
    pieces.map(({ line, quantity }) => ({ stockId: line.stockId, quantity })),
  );
}
