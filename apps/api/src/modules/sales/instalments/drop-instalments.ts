import type { Tx } from '../../../platform/db/database.ts';
import { dropInstalment } from './drop-instalment.ts';
import { instalmentLife } from './instalment.life.ts';
import { listInstalments } from './instalment.queries.ts';

/** Drops everything still to be paid of a locked sale. */
export async function dropInstalments(tx: Tx, saleId: number): Promise<void> {
  for (const row of await listInstalments(tx, saleId))
    if (instalmentLife.moves.drop.from.includes(row.state)) await dropInstalment(tx, row, 'drop');
}
