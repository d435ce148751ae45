import type { Tx } from '../../../platform/db/database.ts';
import { isPaidInOne, plannedPayments } from '../plans/plan.rules.ts';
import type { SaleRow } from '../sales/sale.tables.ts';
import { insertInstalment } from './instalment.queries.ts';
import type { InstalmentRow } from './instalment.tables.ts';

/** Writes a new sale's instalments with their due times; a sale paid in full with its checkout has none. */
export async function writeInstalments(tx: Tx, sale: SaleRow, leastCents: number): Promise<InstalmentRow[]> {
  const { id: saleId, plan, totalCents, startsAt } = sale;
  if (!plan || isPaidInOne(plan)) return [];
  const planned = plannedPayments(plan, { totalCents, soldAt: sale.createdAt, startsAt, leastCents });
  const written: InstalmentRow[] = [];
  for (const [index, one] of planned.entries())
    written.push(await insertInstalment(tx, { saleId, sequence: index + 1, ...one }));
  return written;
}
