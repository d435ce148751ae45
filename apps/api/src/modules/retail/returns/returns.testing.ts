import type { Db } from '../../../platform/db/database.ts';
import { approveReturn } from './approve-return.ts';
import { receiveReturn } from './receive-return.ts';
import { requestReturn } from './request-return.ts';
import type { ReturnRow } from './return.tables.ts';
import { sendReturn } from './send-return.ts';

interface Sold {
  buyer: { id: number };
  shop: { id: number };
  order: { id: number };
}

const parcel = { carrier: 'Australia Post', trackingNumber: 'AP9' };

/** Pieces of a delivered order on their way back; all of them by default. */
export async function buildSentReturn(
  db: Db,
  { buyer, shop, order }: Sold,
  lines?: Record<string, number>,
): Promise<ReturnRow> {
  const form = { reason: 'damaged', comment: undefined, lines } as const;
  const { id } = await requestReturn(db, buyer, order.id, form, []);
  await approveReturn(db, shop, id);
  return sendReturn(db, buyer, id, parcel);
}

/** Pieces that the seller has received and not refunded yet. */
export async function buildReceivedReturn(
  db: Db,
  sold: Sold,
  lines?: Record<string, number>,
): Promise<ReturnRow> {
  const { id } = await buildSentReturn(db, sold, lines);
  return receiveReturn(db, sold.shop, id, true);
}
