import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { findPaymentOf } from '../../payments/index.ts';
import { checkoutKind } from '../checkouts/checkout.life.ts';
import { owedOf } from '../sales/sale.queries.ts';
import type { SaleRow } from '../sales/sale.tables.ts';
import { listPaidParts } from '../sales/sale-parts.queries.ts';
import {
  type CancellationQuote,
  type Canceller,
  freeUntilHandedOver,
  quoteOf,
} from './cancellation.rules.ts';

/** Whether the sale's money is only authorised; while it is being captured, no refund can be quoted. */
export async function isAuthorised(reader: Reader, { plan, checkoutId }: SaleRow): Promise<boolean> {
  if (plan?.capture !== 'later') return false;
  const payment = await findPaymentOf(reader, { kind: checkoutKind, id: checkoutId });
  if (payment?.state === 'processing') throw new Problem('sale-move-not-allowed');
  return payment?.state === 'authorised';
}

/** What was paid or authorised of a sale and not refunded. */
async function paidOf(reader: Reader, sale: SaleRow): Promise<number> {
  if (await isAuthorised(reader, sale)) return owedOf(sale);
  const parts = await listPaidParts(reader, sale);
  return parts.reduce((sum, { cents, refundedCents }) => sum + cents - refundedCents, 0);
}

/** The refund if the sale were cancelled now; cancelling pays exactly that. */
export async function quoteCancellation(
  reader: Reader,
  sale: SaleRow,
  by: Canceller,
): Promise<CancellationQuote> {
  const { cancellation, startsAt } = sale;
  // The price counts what is still owed: neither waived nor refunded.
  const totalCents = owedOf(sale);
  const paidCents = await paidOf(reader, sale);
  return quoteOf(cancellation ?? freeUntilHandedOver, { totalCents, paidCents, startsAt }, by, clock.now());
}
