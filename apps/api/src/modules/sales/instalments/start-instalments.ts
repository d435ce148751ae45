import type { Tx } from '../../../platform/db/database.ts';
import { listInstalments, moveInstalment } from './instalment.queries.ts';

/** Starts the instalments of a sale: those of its checkout are paid, the others fall due at their times. */
export async function startInstalments(tx: Tx, saleId: number): Promise<void> {
  for (const row of await listInstalments(tx, saleId)) {
    if (row.isAtOnce) await moveInstalment(tx, row, { move: 'pay' });
    else if (row.dueAt) await moveInstalment(tx, row, { move: 'fall-due', nextAt: row.dueAt });
  }
}
