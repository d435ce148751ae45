import type { Reader } from '../../../platform/db/database.ts';
import type { NewPart, NewPayment } from '../../payments/index.ts';
import { listInstalments } from '../instalments/instalment.queries.ts';
import { partOfInstalment } from '../instalments/part-of-instalment.ts';
import { listLinesOf } from '../lines/line.queries.ts';
import { lineName } from '../lines/line.rules.ts';
import type { LineRow } from '../lines/line.tables.ts';
import { listSalesOf, subjectOf } from '../sales/sale.queries.ts';
import type { SaleRow } from '../sales/sale.tables.ts';
import { tradeOf } from '../trade.ts';
import { checkoutKind } from './checkout.life.ts';
import type { CheckoutRow } from './checkout.tables.ts';

/** Lines with their categories, extras without: each finds its own commission rule. */
export const itemsOf = ({ extras }: SaleRow, lines: readonly LineRow[]): NewPart['items'] =>
  [
    ...lines.map((line) => ({
      description: lineName(line),
      cents: line.totalCents,
      categoryId: line.categoryId,
    })),
    ...extras.map(({ description, cents }) => ({ description, cents, categoryId: null })),
  ].filter(({ cents }) => cents > 0);

const wholePart = (sale: SaleRow, lines: readonly LineRow[]): NewPart => ({
  subject: subjectOf(sale),
  sellerId: sale.sellerId,
  description: sale.title,
  items: itemsOf(sale, lines),
});

/**
 * What is paid of a sale with its checkout: all of it, or the instalments due at once; nothing of a price of 0.
 */
async function partsOf(reader: Reader, sale: SaleRow, lines: readonly LineRow[]): Promise<NewPart[]> {
  const rows = sale.plan ? await listInstalments(reader, sale.id) : [];
  const parts =
    rows.length === 0
      ? [wholePart(sale, lines)]
      : rows.filter(({ isAtOnce }) => isAtOnce).map((row) => partOfInstalment(sale, rows, row));
  return parts.filter(({ items }) => items.some(({ cents }) => cents > 0));
}

/** The payment of a checkout: one part per sale, or per instalment due with it; none if nothing is due. */
export async function paymentOf(reader: Reader, checkout: CheckoutRow): Promise<NewPayment> {
  const sales = await listSalesOf(reader, checkout.id);
  const ids = sales.map(({ id }) => id);
  return paymentOver(reader, checkout, { sales, lines: await listLinesOf(reader, ids) });
}

export interface Written {
  sales: readonly SaleRow[];
  lines: readonly LineRow[];
}

/** The same for sales that were just written. */
export async function paymentOver(
  reader: Reader,
  checkout: CheckoutRow,
  { sales, lines: written }: Written,
): Promise<NewPayment> {
  const lines = Map.groupBy(written, ({ saleId }) => saleId);
  const parts: NewPart[] = [];
  for (const sale of sales) parts.push(...(await partsOf(reader, sale, lines.get(sale.id) ?? [])));
  return {
    payerId: checkout.buyerId,
    subject: { kind: checkoutKind, id: checkout.id },
    purpose: tradeOf(checkout).purpose,
    description: sales.map(({ title }) => title).join(', '),
    currency: checkout.currency,
    parts,
    capture: sales.some(({ plan }) => plan?.capture === 'later') ? 'later' : 'at-once',
  };
}
