import type { Tx } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import { leftOf, listLinesOf, refundSale } from '../../sales/index.ts';
import type { LockedReturn } from './lock-own-return.ts';
import { listReturnLinesOf, moveReturn } from './return.queries.ts';
import type { ReturnRow } from './return.tables.ts';
import { settleReturn } from './settle-return.ts';
import { tellReturn } from './tell-return.ts';

/** Refunds a locked return that was received; what was refunded in the meantime is not refunded twice. */
export async function payReturnBack(
  tx: Tx,
  { order, row: known }: LockedReturn,
  { by, byUserId }: { by: 'seller' | 'system'; byUserId: number | null },
): Promise<ReturnRow> {
  const lines = new Map((await listLinesOf(tx, [order.id])).map((line) => [line.id, line]));
  const shares = (await listReturnLinesOf(tx, [known.id])).flatMap(({ lineId, cents }) => {
    const line = lines.get(lineId);
    return line ? [{ lineId, cents: Math.min(cents, leftOf(line)) }] : [];
  });
  const owed = order.totalCents - order.refundedCents;
  const refundCents = Math.min(
    owed,
    shares.reduce((sum, { cents }) => sum + cents, 0),
  );
  const move = by === 'seller' ? 'refund' : 'refund-silently';
  const row = await moveReturn(tx, known, { move, by, byUserId, set: { refundCents } });
  await refundSale(tx, order, {
    cents: refundCents,
    reason: 'Returned',
    by,
    byUserId,
    lines: shares,
    isCapped: true,
    key: `return:${row.id}`,
  });
  const subject = say`Your return for order ${order.number} is refunded`;
  await tellReturn(tx, { order, row }, 'buyer', { subject, text: say`The money is on its way back to you.` });
  await settleReturn(tx, { order, row }, { isBack: true, isRefused: false });
  return row;
}
