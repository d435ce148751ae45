import { daysMs, fromNow, hoursMs } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { TimedMove } from '../../../platform/module.ts';
import { lockSettled } from '../../payments/index.ts';
import { getSale, lockSale } from '../sales/sale.queries.ts';
import type { SaleRow } from '../sales/sale.tables.ts';
import { plansOf, tradeOf } from '../trade.ts';
import { dropInstalment } from './drop-instalment.ts';
import { instalmentKind, instalmentLife } from './instalment.life.ts';
import { getInstalment, moveInstalment } from './instalment.queries.ts';
import type { InstalmentRow } from './instalment.tables.ts';

async function remind(tx: Tx, sale: SaleRow, row: InstalmentRow): Promise<void> {
  const nextAt = fromNow(hoursMs(sale.plan?.graceHours ?? 0));
  const overdue = await moveInstalment(tx, row, { move: 'run-over', nextAt });
  await plansOf(sale).onInstalmentOverdue(tx, sale, overdue);
}

const askAgainDays = 7;

/** Nobody pays in time: it is asked for every week where it was earned, else the trade makes its own move. */
async function giveUp(tx: Tx, sale: SaleRow, row: InstalmentRow): Promise<void> {
  if (await plansOf(sale).isStillOwed(tx, sale)) {
    const owed = await moveInstalment(tx, row, { move: 'stay-owed', nextAt: fromNow(daysMs(askAgainDays)) });
    await plansOf(sale).onInstalmentOverdue(tx, sale, owed);
    return;
  }
  const dropped = await dropInstalment(tx, row, 'give-up');
  await plansOf(sale).onInstalmentGivenUp(tx, sale, dropped);
}

/** Not paid in time: the buyer gets a reminder, and after the grace time the trade makes its own move. */
export const instalmentOnTime: TimedMove = (db, instalmentId, move) =>
  db.transaction(async (tx) => {
    const { saleId } = await getInstalment(tx, instalmentId);
    const { buyerId, kind } = await getSale(tx, saleId);
    await tradeOf({ kind }).life.lockFirst(tx, buyerId);
    const sale = await lockSale(tx, saleId);
    const row = await getInstalment(tx, instalmentId);
    const isDue = instalmentLife.movesFor(row.state, 'system').some((open) => open === move);
    // The money has arrived, and the reaction to it is about to record it.
    if (!isDue || (await lockSettled(tx, { kind: instalmentKind, id: instalmentId }))) return;
    if (move === 'run-over') await remind(tx, sale, row);
    else if (move === 'give-up') await giveUp(tx, sale, row);
  });
