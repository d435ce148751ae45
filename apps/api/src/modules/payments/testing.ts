import { savePayoutAccount } from '@souk/contract/modules/payments/accounts';
import type { PayFields } from '@souk/contract/modules/payments/payments';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { newCode } from '../../platform/ids.ts';
import type { RowBuilders } from '../../testing/row-builder.ts';
import type { TestApi } from '../../testing/start-api.ts';
import { buildUser } from '../identity/testing.ts';
import { issueInvoice } from './invoices/issue-invoice.ts';
import { saveMethod } from './methods/save-method.ts';
import { releasePart } from './parts/release-part.ts';
import { applyCharge } from './payments/apply-charge.ts';
import { openPayment } from './payments/open-payment.ts';
import { getPayment } from './payments/payment.queries.ts';
import type { PaymentRow } from './payments/payment.tables.ts';
import { startPayment } from './payments/start-payment.ts';
import { payouts } from './payouts/payout.tables.ts';
import { createPaymentProviders } from './providers/create-providers.ts';
import { simulatedCard } from './providers/simulated/simulated-provider.ts';

export { applyChargeback } from './chargebacks/apply-chargeback.ts';
export { commissionRules } from './commissions/commission-rule.tables.ts';
export { journals } from './ledger/journal.tables.ts';
export { findDifferences } from './ledger/proof.queries.ts';
export { payOutAll } from './payouts/pay-out-all.ts';
export { requestRefund } from './refunds/request-refund.ts';

const centsOf = async (db: Db, query: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = await db.execute<{ cents: string }>(query);
  return Number(rows[0]?.cents);
};

/** What the providers hold for us by our books, and by theirs: receipts less refunds and payouts. */
export const cashOf = async (db: Db) => ({
  oursCents: await centsOf(
    db,
    sql`select coalesce(sum(cents), 0) as cents from payments.journal_lines where account = 'provider-cash'`,
  ),
  providersCents: await centsOf(
    db,
    sql`select
      (select coalesce(sum(coalesce(captured_cents, cents)), 0) from simulated.charges where status = 'succeeded')
    - (select coalesce(sum(cents), 0) from simulated.refunds where status = 'succeeded')
    - (select coalesce(sum(cents), 0) from simulated.payouts where status = 'paid')
    - (select coalesce(sum(cents), 0) from simulated.chargebacks where outcome in ('opened', 'lost')) as cents`,
  ),
});

interface Share {
  sellerId: number | null;
  cents: number;
}

let lastSubjectId = 0;

interface Wanted {
  payer: { id: number };
  shares: readonly Share[];
  /** What the payment is for; a new subject by default. */
  subjectId?: number;
  capture?: 'at-once' | 'later';
}

/** An open payment for a made-up subject, with a part for each share. */
export function buildPayment(
  db: Db,
  { payer, shares, subjectId, capture = 'at-once' }: Wanted,
): Promise<PaymentRow> {
  lastSubjectId += 1;
  const id = subjectId ?? lastSubjectId;
  return db.transaction((tx) =>
    openPayment(tx, {
      payerId: payer.id,
      subject: { kind: 'test.basket', id },
      purpose: 'order',
      description: 'Basket',
      currency: 'AUD',
      capture,
      parts: shares.map(({ sellerId, cents }, index) => ({
        subject: { kind: 'test.order', id: id * 10 + index },
        sellerId,
        description: `Order ${id}-${index}`,
        items: [{ cents, categoryId: null }],
      })),
    }),
  );
}

/** What a part of a built payment paid for. */
export const orderOf = (payment: PaymentRow, index = 0) => ({
  kind: 'test.order',
  id: payment.subjectId * 10 + index,
});

/** Pays with a card whose token tells the simulator what to do. */
export const payBy = (
  { db, config }: Pick<TestApi, 'db' | 'config'>,
  payment: PaymentRow,
  pay: Partial<PayFields> = {},
): Promise<PaymentRow> =>
  startPayment(db, createPaymentProviders(config, db), { id: payment.payerId }, payment.id, {
    pay: { payment_method: 'card', stripeToken: 'tok_visa', ...pay },
    returnPath: '/payment-complete',
  });

/** A payer, a seller and an open payment between them for this amount. */
export async function buildSale(db: Db, cents = 10_000) {
  const [payer, seller] = [await buildUser(db), await buildUser(db)];
  const payment = await buildPayment(db, { payer, shares: [{ sellerId: seller.id, cents }] });
  return { payer, seller, payment };
}

/** What a seller keeps of a price at 5 % commission plus GST on it. */
export const netOf = (cents: number): number => {
  const commissionCents = Math.round(cents * 0.05);
  return cents - commissionCents - Math.round(commissionCents * 0.1);
};

/** A price whose net amount ends in these digits, by which the simulator decides how the payout ends. */
export function priceEndingIn(lastDigits: number): number {
  for (let cents = 10_000; ; cents += 1) if (netOf(cents) % 100 === lastDigits) return cents;
}

type Api = Pick<TestApi, 'db' | 'config' | 'settle'>;

/** A sale that was paid and completed, so the seller has earned it. */
export async function buildEarned(api: Api, seller: { id: number }, cents: number): Promise<PaymentRow> {
  const payer = await buildUser(api.db);
  const payment = await buildPayment(api.db, { payer, shares: [{ sellerId: seller.id, cents }] });
  const paid = await payBy(api, payment);
  await api.db.transaction((tx) => releasePart(tx, orderOf(payment)));
  await api.settle();
  return paid;
}

/** A seller's account that the simulator can pay out to. */
export async function openReadyAccount(
  { app, as, settle }: Pick<TestApi, 'app' | 'as' | 'settle'>,
  seller: { token: string },
): Promise<void> {
  const { url } = await as(seller).call(savePayoutAccount, {
    body: { account_holder: 'Amal Haddad', bsb: '062-000', account_number: '12345678' },
  });
  await app.server.inject({
    method: 'POST',
    url: url ?? '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'choice=approve',
  });
  await settle();
}

/** A settled payment for a subject of its own. */
async function paidRow(db: Db, owner: { id: number }): Promise<PaymentRow> {
  const payment = await buildPayment(db, { payer: owner, shares: [{ sellerId: null, cents: 2_900 }] });
  const charge = {
    id: `ch_test_${payment.id}`,
    status: 'succeeded',
    actionUrl: null,
    failure: null,
  } as const;
  return applyCharge(db, payment.id, charge);
}

export const paymentsRows: RowBuilders = {
  'payments.payment': async ({ db, owner }) => (await paidRow(db, owner)).id,
  'payments.paid-thing': async ({ db, owner, named }) => {
    const known = named['payments.payment'];
    const payment = known === undefined ? await paidRow(db, owner) : await getPayment(db, known);
    return orderOf(payment).id;
  },
  'payments.payable': async ({ db, owner }) =>
    (await buildPayment(db, { payer: owner, shares: [{ sellerId: null, cents: 2_900 }] })).subjectId,
  'payments.method': async ({ db, owner }) => {
    const saving = { token: 'tok_visa', refused: 'payment-failed' } as const;
    return (await saveMethod(db, simulatedCard(db), owner.id, saving)).id;
  },
  'payments.payout': async ({ db, owner }) => {
    const to = { provider: 'simulated-card', method: 'card', accountRef: 'acct_test' } as const;
    const values = { ...to, sellerId: owner.id, number: newCode(10), cents: 100, currency: 'AUD' } as const;
    const [payout] = await db
      .insert(payouts)
      .values({ ...values, state: 'failed' })
      .returning();
    return payout?.id ?? 0;
  },
  'payments.invoice': async ({ db, owner }) => {
    const payment = await paidRow(db, owner);
    const invoice = await db.transaction((tx) =>
      issueInvoice(tx, {
        kind: 'promotion',
        issuerId: null,
        recipientId: owner.id,
        paymentId: payment.id,
        subject: orderOf(payment),
        lines: [{ description: 'Boost', quantity: 1, cents: 2_900 }],
      }),
    );
    return invoice.id;
  },
};
