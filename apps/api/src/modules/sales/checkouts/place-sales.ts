import { holdMinutes } from '@souk/contract/modules/sales/checkouts';
import { fromNow, minutesMs } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { openPayment } from '../../payments/index.ts';
import { insertLines } from '../lines/line.queries.ts';
import type { LineRow, lines } from '../lines/line.tables.ts';
import { insertSale } from '../sales/sale.queries.ts';
import type { Extra, SaleRow } from '../sales/sale.tables.ts';
import type { Trade } from '../trade.ts';
import { insertCheckout } from './checkout.queries.ts';
import type { CheckoutRow } from './checkout.tables.ts';
import { paymentOf } from './payment-of.ts';

export type NewLine = Omit<typeof lines.$inferInsert, 'saleId'>;

/** What is wanted of one seller, priced. */
export interface NewSale {
  sellerId: number;
  title: string;
  lines: readonly NewLine[];
  extras: readonly Extra[];
  gstCents: number;
  /** Writes what the trade keeps of the sale, under its id. */
  write: (sale: SaleRow, checkout: CheckoutRow) => Promise<void>;
}

export interface NewCheckout extends Pick<CheckoutRow, 'buyerId' | 'currency' | 'paymentMethod' | 'note'> {
  trade: Trade;
  sales: readonly NewSale[];
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, cents) => total + cents, 0);

/** What a sale costs, by its lines and extras. */
function totalsOf({ lines: wanted, extras }: Pick<NewSale, 'lines' | 'extras'>) {
  const subTotalCents = sum(wanted.map(({ unitCents, quantity }) => unitCents * quantity));
  const discountCents = sum(wanted.map(({ discountCents: cents }) => cents ?? 0));
  const extraCents = sum(extras.map(({ cents }) => cents));
  return { subTotalCents, discountCents, extraCents, totalCents: subTotalCents - discountCents + extraCents };
}

async function writeSale(tx: Tx, checkout: CheckoutRow, fresh: NewSale): Promise<LineRow[]> {
  const { sellerId, title, extras, gstCents } = fresh;
  const sale = await insertSale(tx, {
    kind: checkout.kind,
    checkoutId: checkout.id,
    buyerId: checkout.buyerId,
    sellerId,
    title,
    currency: checkout.currency,
    extras: [...extras],
    gstCents,
    ...totalsOf(fresh),
  });
  const written = await insertLines(
    tx,
    fresh.lines.map((line) => ({ ...line, saleId: sale.id })),
  );
  await fresh.write(sale, checkout);
  return written;
}

/** Writes what is bought as one checkout, holds what it claims and opens the payment over it. */
export async function placeSales(tx: Tx, { trade, sales, ...fresh }: NewCheckout): Promise<CheckoutRow> {
  const checkout = await insertCheckout(tx, {
    ...fresh,
    kind: trade.kind,
    totalCents: sum(sales.map((sale) => totalsOf(sale).totalCents)),
    expiresAt: fromNow(minutesMs(holdMinutes)),
  });
  const lines: LineRow[] = [];
  for (const sale of sales) lines.push(...(await writeSale(tx, checkout, sale)));
  await trade.claims.hold(tx, { checkout, lines });
  await openPayment(tx, await paymentOf(tx, checkout));
  return checkout;
}
