import { and, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../../../platform/db/database.ts';
import { newToken } from '../../../../platform/ids.ts';
import { type PaymentProvider, type ProviderRefund, ProviderRefusal, ProviderSilent } from '../provider.ts';
import { lockCharge, takenOf } from './charges.ts';
import { type Desk, oncePerKey } from './desk.ts';
import { type ChargeRow, chargebacks, refunds } from './simulated.tables.ts';
import { behaviourOf } from './test-token.rules.ts';
import { announce } from './webhooks.ts';

type RefundRequest = Parameters<PaymentProvider['refundCharge']>[0];

/** What was refunded of a charge, or is about to be. */
export async function refundedOf(tx: Tx, chargeId: string): Promise<number> {
  const [taken] = await tx
    .select({ cents: sql<number>`coalesce(sum(${refunds.cents}), 0)::bigint` })
    .from(refunds)
    .where(and(eq(refunds.chargeId, chargeId), ne(refunds.status, 'failed')));
  return Number(taken?.cents ?? 0);
}

async function checkRefund(tx: Tx, charge: ChargeRow, { cents, currency }: RefundRequest['amount']) {
  if (cents <= 0 || currency !== charge.currency) throw new ProviderRefusal('The amount is none.');
  if (charge.status !== 'succeeded') throw new ProviderRefusal('The charge has not been captured.');
  if (cents > takenOf(charge) - (await refundedOf(tx, charge.id)))
    throw new ProviderRefusal('The refund is too large.');
  const [disputed] = await tx
    .select({ id: chargebacks.id })
    .from(chargebacks)
    .where(and(eq(chargebacks.chargeId, charge.id), ne(chargebacks.outcome, 'won')));
  if (disputed) throw new ProviderRefusal('The charge has been charged back.');
}

async function isFirst(tx: Tx, chargeId: string): Promise<boolean> {
  const [earlier] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(eq(refunds.chargeId, chargeId))
    .limit(1);
  return earlier === undefined;
}

export async function refundCharge({ provider, db }: Desk, request: RefundRequest): Promise<ProviderRefund> {
  const { key, chargeId, amount } = request;
  const { row, isLost } = await db.transaction(async (tx) => {
    const charge = await lockCharge(tx, provider, chargeId);
    const { firstRefund, webhookCopies } = behaviourOf(charge.testToken);
    const special = (await isFirst(tx, chargeId)) ? firstRefund : undefined;
    const made = await oncePerKey({
      key,
      request: { chargeId, amount },
      find: () =>
        tx
          .select()
          .from(refunds)
          .where(and(eq(refunds.provider, provider), eq(refunds.key, key))),
      insert: async (requestDigest) => {
        await checkRefund(tx, charge, amount);
        const status = special === 'fails' ? 'failed' : 'succeeded';
        const fresh = { id: `re_${newToken()}`, provider, key, requestDigest, chargeId, status } as const;
        return tx
          .insert(refunds)
          .values({ ...fresh, cents: amount.cents })
          .onConflictDoNothing()
          .returning();
      },
    });
    if (made.isNew) await announce(tx, provider, { kind: 'refund', refundId: made.row.id }, webhookCopies);
    return { row: made.row, isLost: made.isNew && special === 'answer-lost' };
  });
  if (isLost) throw new ProviderSilent('The answer got lost.');
  return { id: row.id, status: row.status };
}

export async function getRefund({ provider, db }: Desk, id: string): Promise<ProviderRefund> {
  const [row] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, id), eq(refunds.provider, provider)));
  if (!row) throw new ProviderRefusal('There is no such refund.');
  return { id: row.id, status: row.status };
}
