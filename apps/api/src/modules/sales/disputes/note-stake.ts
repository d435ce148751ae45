import type { Tx } from '../../../platform/db/database.ts';
import { changeStake, findDisputesOf, isOpen, type Stake } from '../../disputes/index.ts';
import { getLineOf } from '../lines/line.queries.ts';
import { leftOf } from '../lines/line.rules.ts';
import { owedOf } from '../sales/sale.queries.ts';
import type { SaleRow } from '../sales/sale.tables.ts';

type StakedSale = Pick<SaleRow, 'id' | 'totalCents' | 'waivedCents' | 'refundedCents'>;

/** The amount that a dispute about a sale, or about one of its lines, can decide. */
export async function stakeOf(tx: Tx, sale: StakedSale, lineId: number | null): Promise<Stake> {
  const wholeCents = owedOf(sale);
  if (lineId === null) return { lineId, cents: wholeCents, wholeCents };
  const line = await getLineOf(tx, sale.id, lineId);
  return { lineId, cents: Math.min(wholeCents, leftOf(line)), wholeCents };
}

/** Updates an open dispute about a locked sale after a refund: it is about what is left. */
export async function noteStake(tx: Tx, sale: StakedSale & Pick<SaleRow, 'kind'>): Promise<void> {
  const dispute = (await findDisputesOf(tx, sale.kind, [sale.id])).get(sale.id);
  if (dispute && isOpen(dispute.state))
    await changeStake(tx, dispute, await stakeOf(tx, sale, dispute.lineId));
}
