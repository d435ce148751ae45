import type { Tx } from '../../../platform/db/database.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { type DisputeRow, openDispute } from '../../disputes/index.ts';
import { getLineOf } from '../lines/line.queries.ts';
import { leftOf } from '../lines/line.rules.ts';
import { owedOf, subjectOf } from '../sales/sale.queries.ts';
import type { SaleRow } from '../sales/sale.tables.ts';
import { tradeOf } from '../trade.ts';

export interface Complaint {
  reason: string;
  comment: string;
}

/** What may go back at most: what is left of the sale, or of the line. */
export async function stakeOf(
  tx: Tx,
  sale: Pick<SaleRow, 'id' | 'totalCents' | 'waivedCents' | 'refundedCents'>,
  lineId: number | undefined,
): Promise<number> {
  const owed = owedOf(sale);
  return lineId === undefined ? owed : Math.min(owed, leftOf(await getLineOf(tx, sale.id, lineId)));
}

/** Opens the buyer's dispute over a locked sale, about so much of its money; the trade has seen to it that it may be. */
export function disputeSale(
  tx: Tx,
  sale: Pick<SaleRow, 'id' | 'kind' | 'title' | 'buyerId' | 'sellerId' | 'currency'>,
  cents: number,
  complaint: Complaint,
  files: readonly UploadedFile[] = [],
): Promise<DisputeRow> {
  const { pathOf } = tradeOf(sale);
  const fresh = {
    subject: subjectOf(sale),
    title: sale.title,
    customerPath: pathOf.buyer(sale.id),
    sellerPath: pathOf.seller(sale.id),
    customerId: sale.buyerId,
    sellerId: sale.sellerId,
    amount: { cents, currency: sale.currency },
  };
  return openDispute(tx, { ...fresh, ...complaint }, files);
}
