import type { Tx } from '../../../platform/db/database.ts';
import { lockSettled } from '../../payments/index.ts';
import { instalmentKind, instalmentLife } from './instalment.life.ts';
import { listInstalments, moveInstalment } from './instalment.queries.ts';

/**
 * Marks the instalments of a locked sale paid whose money has arrived but was not yet recorded. No more arrives until
 * the transaction ends, so that what is reckoned next stays true.
 */
export async function recordArrived(tx: Tx, saleId: number): Promise<void> {
  for (const row of await listInstalments(tx, saleId)) {
    if (!instalmentLife.moves.pay.from.includes(row.state)) continue;
    if (await lockSettled(tx, { kind: instalmentKind, id: row.id }))
      await moveInstalment(tx, row, { move: 'pay' });
  }
}
