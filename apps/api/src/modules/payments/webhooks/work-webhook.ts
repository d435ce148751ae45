import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { findAccountByRef } from '../accounts/account.queries.ts';
import { refreshAccount } from '../accounts/refresh-account.ts';
import { applyChargeback } from '../chargebacks/apply-chargeback.ts';
import { applyCharge } from '../payments/apply-charge.ts';
import { findByProviderRef } from '../payments/payment.queries.ts';
import { applyPayout } from '../payouts/apply-payout.ts';
import { findPayoutByRef } from '../payouts/payout.queries.ts';
import type { PaymentProvider, PaymentProviders, ProviderEvent } from '../providers/provider.ts';
import { applyRefund } from '../refunds/apply-refund.ts';
import { findRefundByProviderRef } from '../refunds/refund.queries.ts';
import { webhookEvents } from './webhook-event.tables.ts';

async function workCharge(db: Db, provider: PaymentProvider, chargeId: string): Promise<void> {
  const payment = await findByProviderRef(db, provider.name, chargeId);
  // A charge whose id we have not learned yet is looked up by its own job. An account whose owner has approved but
  // never returned is charged here.
  if (payment)
    await applyCharge(db, payment.id, await provider.confirmCharge(chargeId, `confirm-${payment.id}`));
}

async function workRefund(db: Db, provider: PaymentProvider, refundId: string): Promise<void> {
  const refund = await findRefundByProviderRef(db, refundId);
  if (refund) await applyRefund(db, refund.id, await provider.getRefund(refundId));
}

async function workPayout(db: Db, provider: PaymentProvider, payoutId: string): Promise<void> {
  const payout = await findPayoutByRef(db, provider.name, payoutId);
  if (payout) await applyPayout(db, payout.id, await provider.getPayout(payoutId));
}

async function workAccount(db: Db, provider: PaymentProvider, accountId: string): Promise<void> {
  const account = await findAccountByRef(db, provider.name, accountId);
  if (account) await refreshAccount(db, provider, account);
}

async function work(db: Db, provider: PaymentProvider, event: ProviderEvent): Promise<void> {
  if (event.kind === 'charge') return workCharge(db, provider, event.chargeId);
  if (event.kind === 'refund') return workRefund(db, provider, event.refundId);
  if (event.kind === 'payout') return workPayout(db, provider, event.payoutId);
  if (event.kind === 'account') return workAccount(db, provider, event.accountId);
  if (event.kind !== 'chargeback') return;
  const payment = await findByProviderRef(db, provider.name, event.chargeId);
  if (!payment) throw new Error('a chargeback of a charge that is not known yet');
  await applyChargeback(db, payment.id, event);
}

/**
 * Works on a stored event. The object it is about is fetched again, so that late and repeated events do no harm.
 */
export async function workWebhook(db: Db, providers: PaymentProviders, eventId: number): Promise<void> {
  const [kept] = await db.select().from(webhookEvents).where(eq(webhookEvents.id, eventId));
  if (kept) await work(db, providers.byName(kept.provider), kept.event);
}
