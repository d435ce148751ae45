import { holdMinutes } from '@souk/contract/modules/sales/checkouts';
import { fromNow, minutesMs } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { agreeCommission, openPayment, type PaymentRow } from '../../payments/index.ts';
import { getSettings } from '../../settings/index.ts';
import { type CancellationPolicy, checkPolicy } from '../cancellations/cancellation.rules.ts';
import { writeInstalments } from '../instalments/write-instalments.ts';
import type { NewLine } from '../lines/line.tables.ts';
import { checkPlan, isPaidInOne, type PaymentPlan } from '../plans/plan.rules.ts';
import { insertSale, lockSalesOf, type SaleWithLines, setCommission } from '../sales/sale.queries.ts';
import type { Extra, SaleRow } from '../sales/sale.tables.ts';
import { plansOf, type Trade } from '../trade.ts';
import { insertCheckout, lockCheckout } from './checkout.queries.ts';
import type { CheckoutRow } from './checkout.tables.ts';
import { itemsOf, paymentOver } from './payment-of.ts';
import { placeCheckout } from './place-checkout.ts';

/** What is bought from one seller, priced. */
export interface NewSale {
  /** Taken from the sales' sequence before, by a trade whose row comes first. */
  id?: number;
  sellerId: number;
  title: string;
  lines: readonly NewLine[];
  extras: readonly Extra[];
  gstCents: number;
  /** Paid in full with the checkout by default. */
  plan?: PaymentPlan;
  /** The cancellation policy; none by default. */
  cancellation?: CancellationPolicy;
  /** When what is bought starts, if it has a time. */
  startsAt?: Date;
  /** Writes the trade's own row under the sale's id. */
  write: (sale: SaleRow, checkout: CheckoutRow) => Promise<void>;
}

export interface NewCheckout extends Pick<CheckoutRow, 'buyerId' | 'currency' | 'paymentMethod' | 'note'> {
  trade: Trade;
  sales: readonly NewSale[];
  /** The least that can be charged: smaller instalments are paid with their neighbours. */
  leastCents: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, cents) => total + cents, 0);

/** The price of a sale: its lines and extras. */
function totalsOf({ lines: wanted, extras }: Pick<NewSale, 'lines' | 'extras'>) {
  const subTotalCents = sum(wanted.map(({ unitCents, quantity }) => unitCents * quantity));
  const discountCents = sum(wanted.map(({ discountCents: cents }) => cents ?? 0));
  const extraCents = sum(extras.map(({ cents }) => cents));
  return { subTotalCents, discountCents, extraCents, totalCents: subTotalCents - discountCents + extraCents };
}

/** A sale paid by instalments stores its commission, which is agreed once for all of them. */
async function planSale(tx: Tx, { sale, lines }: SaleWithLines, leastCents: number): Promise<SaleRow> {
  const rows = await writeInstalments(tx, sale, leastCents);
  if (rows.length === 0) return sale;
  const settings = await getSettings(tx);
  const commission = await agreeCommission(tx, sale.sellerId, itemsOf(sale, lines), settings);
  await setCommission(tx, sale.id, commission);
  return { ...sale, commission };
}

async function writeSale(
  tx: Tx,
  checkout: CheckoutRow,
  fresh: NewSale,
  leastCents: number,
): Promise<SaleWithLines> {
  const { id, sellerId, title, extras, gstCents } = fresh;
  const { plan, cancellation, startsAt } = fresh;
  if (cancellation) checkPolicy(cancellation);
  if (plan) checkPlan(plan);
  const totals = totalsOf(fresh);
  const isPlanned = plan !== undefined && (plan.capture === 'later' || !isPaidInOne(plan));
  if (isPlanned) plansOf(checkout);
  const row = {
    id,
    kind: checkout.kind,
    checkoutId: checkout.id,
    buyerId: checkout.buyerId,
    sellerId,
    title,
    currency: checkout.currency,
    extras: [...extras],
    gstCents,
    ...totals,
    plan: isPlanned ? plan : null,
    cancellation: cancellation ?? null,
    startsAt: startsAt ?? null,
  };
  const written = await insertSale(tx, row, fresh.lines);
  const planned = await planSale(tx, written, leastCents);
  await fresh.write(planned, checkout);
  return { ...written, sale: planned };
}

/** A checkout with the rows just written, so that nobody reads them again. */
export interface PlacedCheckout extends CheckoutRow {
  saleIds: number[];
  /** None if nothing is due at once. */
  payment: PaymentRow | null;
}

/**
 * Writes everything bought as one checkout, holds what it claims and opens the payment for what is due at once. If
 * nothing is due, the sales start.
 */
export async function placeSales(
  tx: Tx,
  { trade, sales, leastCents, ...fresh }: NewCheckout,
): Promise<PlacedCheckout> {
  const checkout = await insertCheckout(tx, {
    ...fresh,
    kind: trade.kind,
    totalCents: sum(sales.map((sale) => totalsOf(sale).totalCents)),
    expiresAt: fromNow(minutesMs(holdMinutes)),
  });
  const written: SaleWithLines[] = [];
  for (const sale of sales) written.push(await writeSale(tx, checkout, sale, leastCents));
  const lines = written.flatMap((one) => one.lines);
  const saleIds = written.map(({ sale }) => sale.id);
  await trade.claims.hold(tx, { checkout, lines });
  const payment = await paymentOver(tx, checkout, { sales: written.map(({ sale }) => sale), lines });
  if (payment.capture === 'later' && sales.length > 1)
    throw new Error('An authorised payment is captured once, so it pays for one sale.');
  if (payment.parts.length > 0) {
    return { ...checkout, saleIds, payment: await openPayment(tx, payment) };
  }
  await placeCheckout(tx, checkout, await lockSalesOf(tx, checkout.id));
  return { ...(await lockCheckout(tx, checkout.id)), saleIds, payment: null };
}
