import type { Subject } from '@souk/contract/shared/values';
import { clock } from '../../platform/clock.ts';
import { readConfig } from '../../platform/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { newCode } from '../../platform/ids.ts';
import { openStock } from '../availability/index.ts';
import { buildUser } from '../identity/testing.ts';
import { createPaymentProviders, leastCharge } from '../payments/index.ts';
import { checkoutKind } from './checkouts/checkout.life.ts';
import { onPaymentSettled } from './checkouts/on-payment-settled.ts';
import { payCheckout } from './checkouts/pay-checkout.ts';
import { type NewSale, placeSales } from './checkouts/place-sales.ts';
import { stockClaims } from './claims/stock-claims.ts';
import { payVerdict } from './disputes/pay-verdict.ts';
import { listInstalments } from './instalments/instalment.queries.ts';
import { payInstalment } from './instalments/pay-instalment.ts';
import { onRefundGranted } from './refunds/on-refund-granted.ts';
import { getSale, listSalesOf } from './sales/sale.queries.ts';
import type { SaleRow } from './sales/sale.tables.ts';
import { registerTrade, type Trade } from './trade.ts';

export { expireCheckout } from './checkouts/expire-checkout.ts';
export { findFaults } from './find-faults.testing.ts';
export { saleFaults } from './sale-faults.testing.ts';

/** Runs the reaction to a checkout's payment at once. */
export const settleCheckout = (db: Db, checkoutId: number): Promise<void> =>
  db.transaction((tx) =>
    onPaymentSettled(tx, {
      eventId: 0,
      at: clock.now(),
      payload: { subject: { kind: checkoutKind, id: checkoutId } },
    }),
  );

/** Publishes a granted refund once more. */
export const repeatGrantedRefund = (
  db: Db,
  payload: { subject: Subject; refundId: number; cents: number },
): Promise<void> => db.transaction((tx) => onRefundGranted(tx, { eventId: 0, at: clock.now(), payload }));

/** What the test trade was told, by the titles of its sales, because several files' databases share ids. */
const told = new Map<string, string[]>();

export const toldOf = ({ title }: Pick<SaleRow, 'title'>): string[] => told.get(title) ?? [];

const tell =
  (what: string) =>
  async (_tx: unknown, about: SaleRow | readonly SaleRow[]): Promise<void> => {
    const sales: readonly SaleRow[] = 'kind' in about ? [about] : about;
    for (const { title } of sales) told.set(title, [...toldOf({ title }), what]);
  };

const tellPlaced = tell('placed');
const tellResolved = tell('dispute-resolved');

/** A trade for tests: it sells by every plan and records what it is told. */
export const testTrade: Trade = {
  kind: 'test.booking',
  purpose: 'booking',
  claims: stockClaims,
  pathOf: { buyer: (id) => `/test/${id}`, seller: (id) => `/test/received/${id}` },
  life: {
    lockFirst: async () => undefined,
    onPlaced: (tx, { sales }) => tellPlaced(tx, sales),
    onLapsed: tell('lapsed'),
    onPaidTooLate: tell('paid-too-late'),
    onPaymentFailed: tell('payment-failed'),
    onRefundGranted: tell('refund-granted'),
    onChargebackOpened: tell('chargeback-opened'),
    onChargebackClosed: tell('chargeback-closed'),
    onDisputeResolved: async (tx, sale, decision) => {
      await tellResolved(tx, sale);
      await payVerdict(tx, sale, { ...decision, by: 'admin', reason: 'Looked into' });
    },
    onDisputeWithdrawn: tell('dispute-withdrawn'),
  },
  plans: {
    onInstalmentPaid: tell('instalment-paid'),
    onInstalmentFailed: tell('instalment-failed'),
    onInstalmentOverdue: tell('instalment-overdue'),
    isStillOwed: async (_tx, sale) => sale.completedAt !== null,
    onInstalmentGivenUp: tell('instalment-given-up'),
    onCaptured: tell('captured'),
    onAuthorisationExpired: tell('authorisation-expired'),
  },
};
registerTrade(testTrade);

const config = readConfig({ NODE_ENV: 'test' });
const card = (stripeToken: string) => ({ payment_method: 'card', stripeToken }) as const;

interface Wanted extends Pick<NewSale, 'plan' | 'cancellation' | 'startsAt'> {
  buyer?: { id: number };
  seller?: { id: number };
  /** Price of each line; one of 100 dollars by default. */
  cents?: readonly number[];
  /** The places of those lines that are free of GST. */
  gstFree?: readonly number[];
}

/** A sale of the tests' trade over things with one piece each, placed and not paid. */
export async function buildSale(db: Db, { cents = [10_000], gstFree = [], ...wanted }: Wanted = {}) {
  const buyer = wanted.buyer ?? (await buildUser(db));
  const seller = wanted.seller ?? (await buildUser(db));
  const { plan, cancellation, startsAt } = wanted;
  return db.transaction(async (tx) => {
    const stockIds: number[] = [];
    for (const _one of cents) stockIds.push(await openStock(tx, 1));
    const checkout = await placeSales(tx, {
      trade: testTrade,
      buyerId: buyer.id,
      currency: 'AUD',
      leastCents: leastCharge(createPaymentProviders(config, db), 'AUD'),
      paymentMethod: null,
      note: null,
      sales: [
        {
          sellerId: seller.id,
          title: `Booking ${newCode(10)}`,
          extras: [],
          gstCents: 0,
          ...(plan && { plan }),
          ...(cancellation && { cancellation }),
          ...(startsAt && { startsAt }),
          lines: cents.map((unitCents, index) => ({
            subjectKind: 'test.service',
            subjectId: index + 1,
            itemId: index + 1,
            stockId: stockIds[index] ?? null,
            title: `Session ${index + 1}`,
            options: {},
            quantity: 1,
            unitCents,
            totalCents: unitCents,
            gstCents: 0,
            isGstFree: gstFree.includes(index),
          })),
          write: async () => undefined,
        },
      ],
    });
    const [sale] = await listSalesOf(tx, checkout.id);
    if (!sale) throw new Error('no sale was placed');
    return { buyer, seller, checkout, sale, stockIds, now: () => getSale(db, sale.id) };
  });
}

/** Pays what is due of a sale with its checkout. */
export const payDeposit = (db: Db, { checkoutId, buyerId }: SaleRow, stripeToken = 'tok_visa') =>
  payCheckout(
    db,
    createPaymentProviders(config, db),
    { id: buyerId },
    {
      checkoutId,
      pay: card(stripeToken),
      returnPath: '/test',
    },
  );

/** Pays one of a sale's instalments, by its position. */
export async function payNext(db: Db, { id, buyerId }: SaleRow, sequence: number, stripeToken = 'tok_visa') {
  const row = (await listInstalments(db, id)).find((one) => one.sequence === sequence);
  return payInstalment(
    db,
    createPaymentProviders(config, db),
    { id: buyerId },
    {
      instalmentId: row?.id ?? 0,
      pay: card(stripeToken),
      returnPath: '/test',
    },
  );
}
