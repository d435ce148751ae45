import type { Db, Tx } from '../../../platform/db/database.ts';
import { findLockedCart, removeLine, touchCart, updateLine } from './cart.queries.ts';
import type { CartedLine } from './cart.rules.ts';
import { getContents } from './cart-contents.queries.ts';
import type { CartOwner } from './cart-owner.ts';
import { acceptTerms } from './cart-postage.queries.ts';
import { priceCart } from './price-cart.ts';

async function acceptLine(tx: Tx, { line, variant }: CartedLine): Promise<void> {
  if (!variant.isOnSale) return removeLine(tx, line);
  const quantity = Math.min(line.quantity, variant.free);
  const seenCents = variant.price.cents;
  if (quantity < 1) return updateLine(tx, line, { seenCents, isSaved: true });
  if (quantity !== line.quantity || seenCents !== line.seenCents)
    await updateLine(tx, line, { seenCents, quantity });
}

/** The buyer has seen the changes: new prices and postage apply, and quantities are capped at what is left. */
export function acceptChanges(db: Db, owner: CartOwner): Promise<void> {
  return db.transaction(async (tx) => {
    const cart = await findLockedCart(tx, owner);
    if (!cart) return;
    const { wanted } = await priceCart(tx, await getContents(tx, owner));
    for (const carted of wanted) await acceptLine(tx, carted);
    await acceptTerms(
      tx,
      cart.id,
      wanted.map(({ variant }) => variant),
    );
    await touchCart(tx, cart);
  });
}
