import type { RetailReturn } from '@souk/contract/modules/retail/returns';
import { apiPrefix } from '@souk/contract/shared/endpoint';
import type { Reader } from '../../../platform/db/database.ts';
import { timedMove } from '../../../platform/states.ts';
import { findUserCards } from '../../identity/index.ts';
import { listLinesOf } from '../../sales/index.ts';
import { businessCards } from '../../sellers/index.ts';
import { listOrdersById } from '../orders/order.queries.ts';
import type { ReturnRole } from './lock-own-return.ts';
import { returnLife } from './return.life.ts';
import { listReturnLinesOf } from './return.queries.ts';
import type { ReturnRow } from './return.tables.ts';

/** The next timed move. */
function otherwiseOf(state: ReturnRow['state']): ReturnRow['state'] | null {
  const timed = timedMove(returnLife, state);
  return timed ? returnLife.moves[timed.move as keyof typeof returnLife.moves].to : null;
}

/** Where each side fetches the photos. */
const imagesBelow: Record<ReturnRole, string> = {
  buyer: `${apiPrefix}/returns`,
  seller: `${apiPrefix}/seller-returns`,
};

const plainOf = (row: ReturnRow, role: ReturnRole) => ({
  return_id: row.id,
  order_id: row.orderId,
  status: row.state,
  reason: row.reason,
  comment: row.comment,
  images: row.images.map(({ fileId }) => `${imagesBelow[role]}/${row.id}/images/${fileId}`),
  answer: row.answer,
  carrier: row.carrier,
  tracking_number: row.trackingNumber,
  refund: { cents: row.refundCents, currency: row.currency },
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  due_at: row.dueAt?.toISOString() ?? null,
  otherwise: otherwiseOf(row.state),
});

/** Returns as one side sees them, in a constant number of queries. */
export async function presentReturns(
  reader: Reader,
  rows: readonly ReturnRow[],
  role: ReturnRole,
): Promise<RetailReturn[]> {
  const orderIds = [...new Set(rows.map(({ orderId }) => orderId))];
  const orders = new Map((await listOrdersById(reader, orderIds)).map((order) => [order.id, order]));
  const orderLines = new Map((await listLinesOf(reader, orderIds)).map((line) => [line.id, line]));
  const ids = rows.map(({ id }) => id);
  const lines = Map.groupBy(await listReturnLinesOf(reader, ids), ({ returnId }) => returnId);
  const people = await findUserCards(
    reader,
    rows.map(({ buyerId }) => buyerId),
  );
  const shops = await businessCards(
    reader,
    rows.map(({ sellerId }) => sellerId),
  );
  return rows.map((row) => {
    const order = orders.get(row.orderId);
    const { buyerId, sellerId } = row;
    return {
      ...plainOf(row, role),
      order_number: order?.number ?? '',
      role,
      buyer: { id: buyerId, name: order?.buyerName ?? '', image: people.get(buyerId)?.image ?? null },
      seller: { id: sellerId, name: order?.sellerName ?? '', image: shops.get(sellerId)?.logoPath ?? null },
      lines: (lines.get(row.id) ?? []).map(({ lineId, quantity }) => {
        const line = orderLines.get(lineId);
        return {
          order_detail_id: lineId,
          title: line?.title ?? '',
          options: line?.options ?? {},
          image: line?.image ?? null,
          quantity,
        };
      }),
      moves: returnLife.movesFor(row.state, role),
    };
  });
}

export async function presentReturn(reader: Reader, row: ReturnRow, role: ReturnRole): Promise<RetailReturn> {
  const [shown] = await presentReturns(reader, [row], role);
  if (!shown) throw new Error('a return was not presented');
  return shown;
}
