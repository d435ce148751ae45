import type { CartMerge } from '@souk/contract/modules/retail/carts';
import * as contract from '@souk/contract/modules/retail/carts';
import { daysMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import type { ReplyTools } from '../../../platform/http/operation.ts';
import type { User } from '../../../platform/http/user.ts';
import { digestOf, newToken } from '../../../platform/ids.ts';
import { acceptChanges } from './accept-changes.ts';
import { addToCart } from './add-to-cart.ts';
import { presentCart, presentFilled } from './cart.present.ts';
import { type CartOwner, cartCookie, guestCartDays, guestDigest } from './cart-owner.ts';
import { changeQuantity } from './change-quantity.ts';
import { mergeCarts } from './merge-carts.ts';
import { moveToCart } from './move-to-cart.ts';
import { removeCartItem } from './remove-cart-item.ts';
import { saveForLater } from './save-for-later.ts';

interface Visit {
  db: Db;
  viewer: User | null;
  headers: { cookie?: string | undefined };
  reply: ReplyTools;
}

interface Found {
  /** A placeholder for a visitor who has no cart yet. */
  owner: CartOwner | undefined;
  merged: CartMerge[];
}

/** The owner of the cart; a session that still carries a visitor's cart takes it over first. */
async function ownerOf({ db, viewer, headers, reply }: Visit): Promise<Found> {
  const tokenDigest = guestDigest(headers);
  if (!viewer) return { owner: tokenDigest ? { tokenDigest } : undefined, merged: [] };
  const merged = tokenDigest ? await mergeCarts(db, viewer.id, tokenDigest) : [];
  if (tokenDigest) reply.setCookie(cartCookie, '', 0);
  return { owner: { userId: viewer.id }, merged };
}

/** A visitor's cart is created with its first item. */
function openGuestCart({ reply }: Visit): CartOwner {
  const token = newToken();
  reply.setCookie(cartCookie, token, daysMs(guestCartDays) / 1000);
  return { tokenDigest: digestOf(token) };
}

async function showCart(visit: Visit) {
  const { owner, merged } = await ownerOf(visit);
  return presentCart(visit.db, owner, merged);
}

async function changeCart(visit: Visit, change: (owner: CartOwner) => Promise<void>) {
  const { owner, merged } = await ownerOf(visit);
  if (!owner) throw new Problem('cart-item-not-found');
  await change(owner);
  return presentCart(visit.db, owner, merged);
}

export function cartRoutes(api: Api) {
  api.answer(contract.getCart, showCart);
  api.answer(contract.getAddToCart, showCart);

  api.answer(contract.addToCart, async (visit) => {
    const { item_id: itemId, variant_id: variantId, options, quantity } = visit.body;
    const { owner: known, merged } = await ownerOf(visit);
    const owner = known ?? openGuestCart(visit);
    const filling = addToCart(visit.db, owner, { itemId, variantId, options, quantity });
    return presentFilled(visit.db, owner, filling, merged);
  });

  api.answer(contract.deleteCartItem, (visit) =>
    changeCart(visit, (owner) => removeCartItem(visit.db, owner, visit.params.item_id)),
  );
  api.answer(contract.removeCartItem, (visit) =>
    changeCart(visit, (owner) => removeCartItem(visit.db, owner, visit.body.item_id)),
  );
  api.answer(contract.changeQuantity, (visit) => {
    const { item_id: variantId, quantity } = visit.body;
    return changeCart(visit, (owner) => changeQuantity(visit.db, owner, { variantId, quantity }));
  });
  api.answer(contract.saveForLater, (visit) =>
    changeCart(visit, (owner) => saveForLater(visit.db, owner, visit.body.item_id)),
  );
  api.answer(contract.moveToCart, (visit) =>
    changeCart(visit, (owner) => moveToCart(visit.db, owner, visit.body.item_id)),
  );
  api.answer(contract.acceptCartChanges, async (visit) => {
    const { owner, merged } = await ownerOf(visit);
    if (owner) await acceptChanges(visit.db, owner);
    return presentCart(visit.db, owner, merged);
  });
}
