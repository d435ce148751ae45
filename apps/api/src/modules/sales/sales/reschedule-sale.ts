import type { Tx } from '../../../platform/db/database.ts';
import { listInstalments, moveInstalment } from '../instalments/instalment.queries.ts';
import { plannedPayments } from '../plans/plan.rules.ts';
import { setStart } from './sale.queries.ts';
import type { SaleRow } from './sale.tables.ts';

/** What a locked sale is about starts at another time: its policy and its unpaid instalments count from there. */
export async function rescheduleSale(tx: Tx, sale: SaleRow, startsAt: Date): Promise<void> {
  await setStart(tx, sale.id, startsAt);
  const { plan, totalCents, createdAt: soldAt } = sale;
  if (!plan) return;
  const planned = plannedPayments(plan, { totalCents, soldAt, startsAt, leastCents: 0 });
  for (const row of await listInstalments(tx, sale.id)) {
    const { dueAt = null } = planned[row.sequence - 1] ?? {};
    const isFromStart = plan.instalments[row.sequence - 1]?.due.on === 'start';
    if (row.state === 'due' && isFromStart && dueAt)
      await moveInstalment(tx, row, { move: 'postpone', set: { dueAt }, nextAt: dueAt });
  }
}
