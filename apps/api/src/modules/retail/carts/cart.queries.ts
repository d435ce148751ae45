import { maxCartLines } from '@souk/contract/modules/retail/carts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { tellCounters } from '../../notifications/index.ts';
import { type CartLineRow, type CartRow, cartLines, carts } from './cart.tables.ts';
import type { CartOwner } from './cart-owner.ts';

const isOf = (owner: CartOwner): SQL =>
  'userId' in owner ? eq(carts.userId, owner.userId) : eq(carts.tokenDigest, owner.tokenDigest);

/** Locks the cart until the transaction ends, if there is one. */
export async function findLockedCart(tx: Tx, owner: CartOwner): Promise<CartRow | undefined> {
  const [cart] = await tx.select().from(carts).where(isOf(owner)).for('update');
  return cart;
}

export async function findLine(
  reader: Reader,
  cartId: number,
  variantId: number,
): Promise<CartLineRow | undefined> {
  const [line] = await reader
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.cartId, cartId), eq(cartLines.variantId, variantId)));
  return line;
}

export interface OwnLine {
  cart: CartRow;
  line: CartLineRow;
}

/** Locks the owner's cart and returns the line of this variant. */
export async function lockLine(tx: Tx, owner: CartOwner, variantId: number): Promise<OwnLine> {
  const cart = await findLockedCart(tx, owner);
  const line = cart && (await findLine(tx, cart.id, variantId));
  if (!cart || !line) throw new Problem('cart-item-not-found');
  return { cart, line };
}

/** Refuses a line beyond the limit of a cart; items saved for later count. */
export function checkRoom(lines: readonly unknown[]): void {
  if (lines.length >= maxCartLines) throw new Problem('cart-full');
}

/** Records that the cart was used, and sends its count to the owner's other pages. */
export async function touchCart(tx: Tx, cart: Pick<CartRow, 'id' | 'userId'>): Promise<void> {
  await tx.update(carts).set({ updatedAt: clock.now() }).where(eq(carts.id, cart.id));
  if (cart.userId !== null) await tellCounters(tx, cart.userId);
}

type LineChange = Partial<Pick<CartLineRow, 'quantity' | 'seenCents' | 'isSaved'>>;

type LineKey = Pick<CartLineRow, 'cartId' | 'variantId'>;

const isLine = ({ cartId, variantId }: LineKey) =>
  and(eq(cartLines.cartId, cartId), eq(cartLines.variantId, variantId));

export async function updateLine(tx: Tx, line: LineKey, changes: LineChange): Promise<void> {
  await tx.update(cartLines).set(changes).where(isLine(line));
}

export async function removeLine(tx: Tx, line: LineKey): Promise<void> {
  await tx.delete(cartLines).where(isLine(line));
}

/** Lines to be bought, as the badge counts them. */
export const countCart = (userId: number): SQL => sql`select count(*) from retail.cart_lines l
  join retail.carts c on c.id = l.cart_id where c.user_id = ${userId} and not l.is_saved`;
