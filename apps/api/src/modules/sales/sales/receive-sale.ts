import type { Tx } from '../../../platform/db/database.ts';
import { markReceived } from './sale.queries.ts';

/** Records that the buyer of a locked sale has what was bought: from now on both sides may review. */
export const receiveSale = (tx: Tx, sale: { id: number }): Promise<void> => markReceived(tx, sale.id);
