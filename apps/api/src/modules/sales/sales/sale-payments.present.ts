import type { Payment } from '@souk/contract/modules/payments/payments';
import type { Refund } from '@souk/contract/modules/payments/refunds';
import type { Reader } from '../../../platform/db/database.ts';
import { findPaymentOf, listRefundsOf, presentPayment, presentRefund } from '../../payments/index.ts';
import { checkoutKind } from '../checkouts/checkout.life.ts';
import { instalmentKind } from '../instalments/instalment.life.ts';
import { listInstalments } from '../instalments/instalment.queries.ts';
import type { SaleRow } from './sale.tables.ts';
import { listPaidParts } from './sale-parts.queries.ts';

/** The newest try to pay for a sale or one of its instalments. */
export async function newestPaymentOf(reader: Reader, sale: SaleRow): Promise<Payment | null> {
  const subjects = [
    { kind: checkoutKind, id: sale.checkoutId },
    ...(await listInstalments(reader, sale.id)).map(({ id }) => ({ kind: instalmentKind, id })),
  ];
  let newest: Awaited<ReturnType<typeof findPaymentOf>>;
  for (const subject of subjects) {
    const payment = await findPaymentOf(reader, subject);
    if (payment && (!newest || payment.id > newest.id)) newest = payment;
  }
  return newest ? presentPayment(newest) : null;
}

/** What went back of a sale, whichever of its payments it came from. */
export async function listSaleRefunds(reader: Reader, sale: SaleRow): Promise<Refund[]> {
  const refunds: Refund[] = [];
  for (const part of await listPaidParts(reader, sale))
    for (const row of await listRefundsOf(reader, part.paymentId))
      if (row.partId === part.id) refunds.push(presentRefund(row));
  return refunds;
}
