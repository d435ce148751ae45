import { maxReturnImages, type ReturnReason, returnDays } from '@souk/contract/modules/retail/returns';
import { clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { say } from '../../../platform/texts/say.ts';
import { uploadFiles } from '../../media/index.ts';
import { beginReturn, isOpen, keptOf, type LineRow, leftOf, listLinesOf } from '../../sales/index.ts';
import { checkBuyerOf } from '../orders/order.policy.ts';
import { getOrder, lockOrder } from '../orders/order.queries.ts';
import { centsForPieces, mayReturn } from '../orders/order.rules.ts';
import type { OrderRow } from '../orders/order.tables.ts';
import { insertReturn } from './return.queries.ts';
import type { ReturnRow } from './return.tables.ts';
import { tellReturn } from './tell-return.ts';

export interface ReturnForm {
  reason: ReturnReason;
  comment: string | undefined;
  /** Line → quantity; everything that can be returned by default. */
  lines: Readonly<Record<string, number>> | undefined;
}

interface Chosen {
  line: LineRow;
  quantity: number;
}

function chosenOf(lines: readonly LineRow[], wanted: ReturnForm['lines']): Chosen[] {
  const most = new Map(lines.filter(isOpen).map((line) => [line.id, { line, quantity: keptOf(line) }]));
  const all = [...most.values()].filter(({ quantity }) => quantity > 0);
  if (!wanted) return all;
  return Object.entries(wanted).flatMap(([id, quantity]) => {
    const found = most.get(Number(id));
    if (quantity === 0) return [];
    if (!found || quantity > found.quantity) throw fieldProblem('lines', 'Please enter valid number.');
    return { line: found.line, quantity };
  });
}

/** The refund for pieces of a line, never more than is left of it. */
const centsOf = ({ line, quantity }: Chosen): number =>
  Math.min(centsForPieces(line, line.fulfilledQuantity - keptOf(line), quantity), leftOf(line));

async function write(
  tx: Tx,
  order: OrderRow,
  { reason, comment = null, lines: wanted }: Omit<ReturnForm, 'comment'> & { comment?: string | null },
  images: ReturnRow['images'],
): Promise<ReturnRow> {
  if (!mayReturn(order, await listLinesOf(tx, [order.id]), clock.now()))
    throw new Problem('order-move-not-allowed');
  const chosen = chosenOf(await listLinesOf(tx, [order.id]), wanted);
  if (chosen.length === 0) throw fieldProblem('lines', 'This field is required.');
  const lines = chosen.map((one) => ({ lineId: one.line.id, quantity: one.quantity, cents: centsOf(one) }));
  await beginReturn(tx, order, lines);
  const { id: orderId, buyerId, sellerId, currency } = order;
  const refundCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  return insertReturn(
    tx,
    { orderId, buyerId, sellerId, currency, reason, comment, images, refundCents },
    lines,
  );
}

/** The buyer requests a return. */
export async function requestReturn(
  db: Db,
  buyer: { id: number },
  orderId: number,
  { comment, ...form }: ReturnForm,
  files: readonly UploadedFile[],
): Promise<ReturnRow> {
  checkBuyerOf(await getOrder(db, orderId), buyer);
  const kept = await uploadFiles(db, buyer, files, {
    field: 'images',
    max: maxReturnImages,
    kind: 'image',
    isPublic: false,
  });
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const images = kept.map(({ id: fileId }) => ({ fileId }));
    const row = await write(tx, order, { ...form, comment: comment ?? null }, images);
    const subject = say`A return for order ${order.number}`;
    const text = say`${order.buyerName} wants to send something back. Please answer within ${returnDays.unanswered} days.`;
    await tellReturn(tx, { order, row }, 'seller', { subject, text });
    return row;
  });
}
