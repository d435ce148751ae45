import type { Subject } from '@souk/contract/shared/values';
import type { Tx } from '../../../platform/db/database.ts';
import { checkoutKind } from '../checkouts/checkout.life.ts';
import { instalmentKind } from '../instalments/instalment.life.ts';
import { getInstalment } from '../instalments/instalment.queries.ts';
import { lockSale, lockSalesOf } from './sale.queries.ts';
import type { SaleRow } from './sale.tables.ts';

/** Locks the sales that a payment was for; none if it was for something else. */
export async function lockPaidSales(tx: Tx, subject: Subject): Promise<SaleRow[]> {
  if (subject.kind === checkoutKind) return lockSalesOf(tx, subject.id);
  if (subject.kind !== instalmentKind) return [];
  const { saleId } = await getInstalment(tx, subject.id);
  return [await lockSale(tx, saleId)];
}
