import type { Tx } from '../../../platform/db/database.ts';
import { stopPayouts } from '../../payments/index.ts';
import { listPaidParts, type PlannedSale } from './sale-parts.queries.ts';

/** Keeps what a locked sale has earned from being paid out while it is disputed, or lets it go again. */
export const stopSale = async (tx: Tx, sale: PlannedSale, isStopped: boolean): Promise<void> =>
  stopPayouts(tx, await listPaidParts(tx, sale), isStopped);
