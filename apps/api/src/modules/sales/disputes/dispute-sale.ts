import type { Tx } from '../../../platform/db/database.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { type DisputeRow, openDispute, type Stake } from '../../disputes/index.ts';
import { getLineOf } from '../lines/line.queries.ts';
import { lineName } from '../lines/line.rules.ts';
import { subjectOf } from '../sales/sale.queries.ts';
import type { SaleRow } from '../sales/sale.tables.ts';
import { tradeOf } from '../trade.ts';

export interface Complaint {
  reason: string;
  comment: string;
}

type DisputedSale = Pick<SaleRow, 'id' | 'kind' | 'title' | 'buyerId' | 'sellerId' | 'currency'>;

/** A dispute about one line says so in its title. */
async function titleOf(tx: Tx, { id, title }: DisputedSale, { lineId }: Stake): Promise<string> {
  return lineId === null ? title : `${title}: ${lineName(await getLineOf(tx, id, lineId))}`;
}

/** Opens the buyer's dispute over an amount of a locked sale; the trade has checked that it may be opened. */
export async function disputeSale(
  tx: Tx,
  sale: DisputedSale,
  stake: Stake,
  complaint: Complaint,
  files: readonly UploadedFile[] = [],
): Promise<DisputeRow> {
  const { pathOf } = tradeOf(sale);
  const fresh = {
    subject: subjectOf(sale),
    title: await titleOf(tx, sale, stake),
    customerPath: pathOf.buyer(sale.id),
    sellerPath: pathOf.seller(sale.id),
    customerId: sale.buyerId,
    sellerId: sale.sellerId,
    currency: sale.currency,
    stake,
  };
  return openDispute(tx, { ...fresh, ...complaint }, files);
}
