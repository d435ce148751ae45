import type { Tx } from '../../../platform/db/database.ts';
import { noteStake } from '../disputes/note-stake.ts';
import { addWaived } from './sale.queries.ts';

/** Records that an amount of a locked sale will never be paid, so it can never be refunded either. */
export async function waiveSale(tx: Tx, saleId: number, cents: number): Promise<void> {
  await noteStake(tx, await addWaived(tx, saleId, cents));
}
