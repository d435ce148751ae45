import type { Tx } from '../../../platform/db/database.ts';
import { noteStake } from '../disputes/note-stake.ts';
import { addWaived } from './sale.queries.ts';

/** So much of a locked sale will never be paid, and nobody can get it back. */
export async function waiveSale(tx: Tx, saleId: number, cents: number): Promise<void> {
  await noteStake(tx, await addWaived(tx, saleId, cents));
}
