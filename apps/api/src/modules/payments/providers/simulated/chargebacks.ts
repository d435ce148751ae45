import { and, eq } from 'drizzle-orm';
import { daysMs, fromNow } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { newToken } from '../../../../platform/ids.ts';
import { lockCharge, takenOf } from './charges.ts';
import type { Desk } from './desk.ts';
import { bookHappening } from './happenings.ts';
import { refundedOf } from './refunds.ts';
import { chargebacks } from './simulated.tables.ts';
import { behaviourOf } from './test-token.rules.ts';
import { announce } from './webhooks.ts';

const decidedAfterMs = daysMs(10);

const tell = (tx: Tx, row: typeof chargebacks.$inferSelect) =>
  announce(tx, row.provider, {
    kind: 'chargeback',
    chargebackId: row.id,
    chargeId: row.chargeId,
    amount: { cents: row.cents, currency: row.currency },
    outcome: row.outcome,
  });

/** The payer's bank takes back what is left of the charge, and decides about it later. */
export const chargeBack = ({ provider, db }: Desk, chargeId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const charge = await lockCharge(tx, provider, chargeId);
    const { currency } = charge;
    const cents = takenOf(charge) - (await refundedOf(tx, chargeId));
    if (cents <= 0) return;
    const [opened] = await tx
      .insert(chargebacks)
      .values({ id: `dp_${newToken()}`, provider, chargeId, cents, currency, outcome: 'opened' })
      .onConflictDoNothing()
      .returning();
    if (!opened) return;
    await bookHappening(tx, { provider, what: 'close-chargeback', id: opened.id }, fromNow(decidedAfterMs));
    await tell(tx, opened);
  });

export const closeChargeback = ({ provider, db }: Desk, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const [open] = await tx.select().from(chargebacks).where(eq(chargebacks.id, id)).for('update');
    if (open?.outcome !== 'opened') return;
    const charge = await lockCharge(tx, provider, open.chargeId);
    const [closed] = await tx
      .update(chargebacks)
      .set({ outcome: behaviourOf(charge.testToken).chargeback ?? 'lost' })
      .where(and(eq(chargebacks.id, id), eq(chargebacks.provider, provider)))
      .returning();
    if (closed) await tell(tx, closed);
  });
