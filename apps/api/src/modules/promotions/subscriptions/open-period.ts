import type { Tx } from '../../../platform/db/database.ts';
import { openPayment, type PaymentRow } from '../../payments/index.ts';
import { getPlan } from '../plans/plan.queries.ts';
import { insertPeriod, periodSubject } from './period.queries.ts';
import type { PeriodRow, SubscriptionRow } from './subscription.tables.ts';

/** The terms of a period, from the plan as it is now or from the period before. */
export type Terms = Pick<
  PeriodRow,
  'planId' | 'cents' | 'currency' | 'period' | 'adLimit' | 'premiumBoosts' | 'featuredBoosts'
>;

interface NewPeriod {
  kind: PeriodRow['kind'];
  terms: Terms;
  creditCents?: number;
}

export const dueCents = ({ cents, creditCents }: Pick<PeriodRow, 'cents' | 'creditCents'>): number =>
  cents - creditCents;

/** Opens an attempt to pay for a period; after a refusal it may be another one. */
export async function openPeriodPayment(tx: Tx, userId: number, period: PeriodRow): Promise<PaymentRow> {
  const subject = periodSubject(period);
  const { name } = await getPlan(tx, period.planId);
  const description = `${name} plan`;
  return openPayment(tx, {
    payerId: userId,
    subject,
    purpose: 'subscription',
    description,
    currency: period.currency,
    parts: [{ subject, sellerId: null, description, items: [{ cents: dueCents(period), categoryId: null }] }],
  });
}

/** Writes an unpaid period and opens its payment. */
export async function openPeriod(
  tx: Tx,
  { id, userId }: SubscriptionRow,
  { kind, terms, creditCents = 0 }: NewPeriod,
): Promise<PaymentRow> {
  const { planId, cents, currency, period, adLimit, premiumBoosts, featuredBoosts } = terms;
  const agreed = { planId, cents, currency, period, adLimit, premiumBoosts, featuredBoosts };
  const fresh = await insertPeriod(tx, { subscriptionId: id, kind, creditCents, ...agreed });
  return openPeriodPayment(tx, userId, fresh);
}
