import type { Tx } from '../../../platform/db/database.ts';
import { hasSettled } from '../../payments/index.ts';
import { dropInstalment } from './drop-instalment.ts';
import { instalmentKind, instalmentLife } from './instalment.life.ts';
import { listInstalments, moveInstalment } from './instalment.queries.ts';

/**
 * Drops everything still to be paid of a locked sale; money that has arrived but was not yet recorded counts as paid.
 */
export async function dropInstalments(tx: Tx, saleId: number): Promise<void> {
  for (const row of await listInstalments(tx, saleId)) {
    if (!instalmentLife.moves.drop.from.includes(row.state)) continue;
    if (await hasSettled(tx, { kind: instalmentKind, id: row.id }))
      await moveInstalment(tx, row, { move: 'pay' });
    else await dropInstalment(tx, row, 'drop');
  }
}
