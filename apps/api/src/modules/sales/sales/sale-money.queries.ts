import { inArray, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { checkouts } from '../checkouts/checkout.tables.ts';
import { instalments } from '../instalments/instalment.tables.ts';
import { sales } from './sale.tables.ts';

/** How it stands with the money of a sale. */
export interface SaleMoney {
  checkoutId: number;
  checkoutState: 'open' | 'paid' | 'expired' | 'cancelled';
  /** Until when its checkout can be paid, while that is open. */
  checkoutExpiresAt: Date | null;
  paidCents: number;
  refundedCents: number;
  /** Something can be paid now: its checkout, or an instalment that is due. */
  owesNow: boolean;
  /** An instalment waits for the seller’s word that its milestone is reached. */
  awaitsMilestone: boolean;
}

/** Sale → its money, in one statement. */
export async function moneyOfSales(
  reader: Reader,
  saleIds: readonly number[],
): Promise<Map<number, SaleMoney>> {
  if (saleIds.length === 0) return new Map();
  const ofSale = sql`from ${instalments} where ${instalments.saleId} = ${sales.id}`;
  const rows = await reader
    .select({
      id: sales.id,
      checkoutId: sales.checkoutId,
      checkoutState: checkouts.state,
      expiresAt: checkouts.expiresAt,
      refundedCents: sales.refundedCents,
      totalCents: sales.totalCents,
      instalments: sql<number>`(select count(*)::int ${ofSale})`,
      paidByInstalments: sql<number>`(select coalesce(sum(cents), 0)::float8 ${ofSale} and state = 'paid')`,
      due: sql<number>`(select count(*)::int ${ofSale} and state in ('due', 'overdue'))`,
      awaitsMilestone: sql<boolean>`exists (select ${ofSale}
        and state = 'planned' and due_at is null and not is_at_once)`,
    })
    .from(sales)
    .innerJoin(checkouts, sql`${checkouts.id} = ${sales.checkoutId}`)
    .where(inArray(sales.id, [...saleIds]));
  return new Map(
    rows.map(({ id, checkoutId, checkoutState, expiresAt, refundedCents, totalCents, ...of }) => {
      const isPaid = checkoutState === 'paid';
      const paidCents = of.instalments > 0 ? of.paidByInstalments : isPaid ? totalCents : 0;
      const owesNow = checkoutState === 'open' || (isPaid && of.due > 0);
      const checkoutExpiresAt = checkoutState === 'open' ? expiresAt : null;
      const { awaitsMilestone } = of;
      const money = { checkoutId, checkoutState, checkoutExpiresAt, paidCents, refundedCents };
      return [id, { ...money, owesNow, awaitsMilestone }];
    }),
  );
}
