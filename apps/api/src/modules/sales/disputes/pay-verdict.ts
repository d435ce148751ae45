import type { Tx } from '../../../platform/db/database.ts';
import { listLinesOf } from '../lines/line.queries.ts';
import { isOpen, sharesOf } from '../lines/line.rules.ts';
import { refundSale } from '../refunds/refund-sale.ts';
import { owedOf } from '../sales/sale.queries.ts';
import type { SaleRow } from '../sales/sale.tables.ts';
import type { Decision } from '../trade.ts';

interface Verdict extends Decision {
  by: 'admin' | 'seller';
  reason: string;
}

/** Gives back what a verdict over a locked sale says, as far as it is left. */
export async function payVerdict(
  tx: Tx,
  sale: Pick<SaleRow, 'id' | 'kind' | 'plan' | 'totalCents' | 'waivedCents' | 'refundedCents'>,
  { outcome, refundCents, by, byUserId, reason }: Verdict,
): Promise<void> {
  const owed = owedOf(sale);
  const cents = outcome === 'buyer' ? owed : outcome === 'split' ? Math.min(refundCents, owed) : 0;
  const open = (await listLinesOf(tx, [sale.id])).filter(isOpen);
  const key = `sale:${sale.id}:verdict`;
  await refundSale(tx, sale, {
    cents,
    reason,
    key,
    by,
    byUserId,
    lines: sharesOf(open, cents),
    isCapped: true,
  });
}
