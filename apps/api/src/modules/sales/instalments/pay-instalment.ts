import type { PayFields } from '@souk/contract/modules/payments/payments';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import {
  type createPaymentProviders,
  type NewPayment,
  type PaymentRow,
  startPayment,
} from '../../payments/index.ts';
import { getCheckout } from '../checkouts/checkout.queries.ts';
import { payableOf } from '../checkouts/payable-of.ts';
import { lockSale } from '../sales/sale.queries.ts';
import type { SaleRow } from '../sales/sale.tables.ts';
import { tradeOf } from '../trade.ts';
import { instalmentKind, instalmentLife } from './instalment.life.ts';
import { getInstalment, listInstalments } from './instalment.queries.ts';
import type { InstalmentRow } from './instalment.tables.ts';
import { partOfInstalment } from './part-of-instalment.ts';

const paymentOfInstalment = (
  sale: SaleRow,
  rows: readonly InstalmentRow[],
  row: InstalmentRow,
): NewPayment => {
  const part = partOfInstalment(sale, rows, row);
  return {
    payerId: sale.buyerId,
    subject: { kind: instalmentKind, id: row.id },
    purpose: tradeOf(sale).purpose,
    description: part.description,
    currency: sale.currency,
    parts: [part],
  };
};

async function payableInstalment(tx: Tx, buyer: { id: number }, instalmentId: number): Promise<PaymentRow> {
  const { saleId } = await getInstalment(tx, instalmentId);
  const sale = await lockSale(tx, saleId);
  if (sale.buyerId !== buyer.id) throw new Problem('record-not-found');
  const rows = await listInstalments(tx, saleId);
  const row = rows.find(({ id }) => id === instalmentId);
  if (!row) throw new Problem('record-not-found');
  instalmentLife.next(row.state, 'pay', 'system');
  const { state } = await getCheckout(tx, sale.checkoutId);
  // What belongs to the checkout is paid with the checkout, and nothing else before that.
  if (row.isAtOnce || state !== 'paid') throw new Problem('instalment-move-not-allowed');
  return payableOf(tx, { kind: instalmentKind, id: row.id }, async () =>
    paymentOfInstalment(sale, rows, row),
  );
}

export interface PayingInstalment {
  instalmentId: number;
  pay: PayFields;
  /** The trade's page that the buyer returns to. */
  returnPath: string;
}

/** Pays an instalment, when it is due or earlier; after a refusal it can be tried again. */
export async function payInstalment(
  db: Db,
  providers: ReturnType<typeof createPaymentProviders>,
  buyer: { id: number },
  { instalmentId, pay, returnPath }: PayingInstalment,
): Promise<PaymentRow> {
  const payable = (tx: Tx) => payableInstalment(tx, buyer, instalmentId);
  return startPayment(db, providers, buyer, payable, { pay, returnPath });
}
