import type { CheckoutMove } from '@souk/contract/modules/sales/checkouts';
import { and, asc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { recordMove } from '../../../platform/states.ts';
import { checkoutLife } from './checkout.life.ts';
import { type CheckoutRow, checkouts } from './checkout.tables.ts';

export async function getCheckout(reader: Reader, checkoutId: number): Promise<CheckoutRow> {
  const [checkout] = await reader.select().from(checkouts).where(eq(checkouts.id, checkoutId));
  if (!checkout) throw new Problem('record-not-found');
  return checkout;
}

/** Locks the checkout until the transaction ends; its sales are locked after it, and their claims last. */
export async function lockCheckout(tx: Tx, checkoutId: number): Promise<CheckoutRow> {
  const [checkout] = await tx.select().from(checkouts).where(eq(checkouts.id, checkoutId)).for('update');
  if (!checkout) throw new Problem('record-not-found');
  return checkout;
}

/** Locks the buyer's unpaid checkouts. */
export const lockOpenCheckouts = (tx: Tx, kind: string, buyerId: number): Promise<CheckoutRow[]> =>
  tx
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.buyerId, buyerId), eq(checkouts.kind, kind), eq(checkouts.state, 'open')))
    .orderBy(asc(checkouts.id))
    .for('update');

export async function insertCheckout(
  tx: Tx,
  fresh: Omit<typeof checkouts.$inferInsert, 'state'>,
): Promise<CheckoutRow> {
  const [checkout] = await tx
    .insert(checkouts)
    .values({ ...fresh, state: checkoutLife.first })
    .returning();
  if (!checkout) throw new Error('the checkout was not written');
  const record = { subjectId: checkout.id, move: 'open', from: null, to: checkout.state, by: 'buyer' };
  await recordMove(tx, checkoutLife, { ...record, byUserId: checkout.buyerId }, checkout.expiresAt);
  return checkout;
}

interface Moved {
  move: CheckoutMove;
  /** Role in the life. */
  by: 'buyer' | 'seller' | 'system';
  byUserId?: number;
  set?: Partial<Pick<CheckoutRow, 'paidAt'>>;
}

/** Moves the checkout or throws the life's refusal: the only writer of its state. */
export async function moveCheckout(tx: Tx, checkout: CheckoutRow, moved: Moved): Promise<CheckoutRow> {
  const { move, by, byUserId = null, set = {} } = moved;
  const state = checkoutLife.next(checkout.state, move, by);
  const [written] = await tx
    .update(checkouts)
    .set({ ...set, state })
    .where(eq(checkouts.id, checkout.id))
    .returning();
  if (!written) throw new Error('the checkout was not moved');
  const record = { subjectId: checkout.id, move, from: checkout.state, to: state, by, byUserId };
  await recordMove(tx, checkoutLife, record);
  return written;
}
