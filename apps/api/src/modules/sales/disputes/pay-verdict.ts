import type { Tx } from '../../../platform/db/database.ts';
import { findDisputesOf } from '../../disputes/index.ts';
import { refundSale } from '../refunds/refund-sale.ts';
import type { SaleRow } from '../sales/sale.tables.ts';
import type { Decision } from '../trade.ts';
import { stakeOf } from './note-stake.ts';

interface Verdict extends Decision {
  by: 'admin' | 'seller';
  reason: string;
}

type DisputedSale = Pick<SaleRow, 'id' | 'kind' | 'plan' | 'totalCents' | 'waivedCents' | 'refundedCents'>;

/** Refunds what the verdict on a locked sale says, for the disputed line if it is about one. */
export async function payVerdict(
  tx: Tx,
  sale: DisputedSale,
  { outcome, refundCents, by, byUserId, reason }: Verdict,
): Promise<void> {
  const dispute = (await findDisputesOf(tx, sale.kind, [sale.id])).get(sale.id);
  const { lineId, cents: most, wholeCents } = await stakeOf(tx, sale, dispute?.lineId ?? null);
  const cents = outcome === 'buyer' ? wholeCents : outcome === 'split' ? Math.min(refundCents, most) : 0;
  await refundSale(tx, sale, {
    cents,
    reason,
    key: `sale:${sale.id}:verdict`,
    by,
    byUserId,
    isCapped: true,
    ...(lineId !== null && outcome === 'split' && { lines: [{ lineId, cents }] }),
  });
}
