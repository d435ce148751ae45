import { z } from 'zod';
import { type Endpoint, endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { wholeNumber } from '../../shared/numbers.ts';
import { inSchema, say } from '../../shared/say.ts';
import { anyId, Id, Money, ownId } from '../../shared/values.ts';
import { postageZones } from '../sellers/postage.ts';

export const maxCartLines = 50;
export const maxQuantity = 99;

export const itemAddedText = 'Item added to cart.';
export const itemRemovedText = 'Item removed from cart.';
export const chooseOptionsText = 'Please choose the options.';
export const quantityText = say`Quantity must be between 1 and ${maxQuantity}.`;

/** What buyers have to know and accept before they can check out. */
export const CartNote = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('price-changed'), from: Money, to: Money }),
    /** Fewer are left than they want. */
    z.object({ kind: z.literal('stock-short'), free: z.int() }),
    /** It is not sold any more. */
    z.object({ kind: z.literal('gone') }),
  ])
  .meta({ id: 'CartNote' });
export type CartNote = z.infer<typeof CartNote>;

/** One line of a cart; `item_id` is the variant and names the line in every call. */
export const CartItem = z
  .object({
    item_id: Id,
    product_id: Id,
    title: z.string(),
    options: z.record(z.string(), z.string()),
    image: z.string().nullable(),
    /** Page of the product; null where it does not open any more. */
    path: z.string().nullable(),
    seller_id: Id,
    quantity: z.int(),
    unit_price: Money,
    /** What it cost when the buyer last saw and accepted it. */
    seen_price: Money,
    was_price: Money.nullable(),
    line_total: Money,
    free: z.int(),
    available: z.boolean(),
    notes: z.array(CartNote),
    saved_for_later: z.boolean(),
  })
  .meta({ id: 'CartItem' });
export type CartItem = z.infer<typeof CartItem>;

/** A way in which one seller's part of a cart can reach the buyer; `method` is what calls send, an id; they may send the name too. */
export const DeliveryChoice = z
  .object({
    method: z.string(),
    name: z.string(),
    price: Money,
    /** It costs this at least: where it goes is not known yet. */
    is_from: z.boolean(),
    is_free: z.boolean(),
    is_pickup: z.boolean(),
    /** Days on the road and days until it is sent; null where the shop has not said. */
    days: z.int().nullable(),
    dispatch_days: z.int().nullable(),
  })
  .meta({ id: 'DeliveryChoice' });
export type DeliveryChoice = z.infer<typeof DeliveryChoice>;

/** The code of a picked-up order in `method`. */
export const pickupMethod = 'pickup';

/** What one seller's part costs; postage is that of the chosen or the first delivery. */
export const CartGroup = z
  .object({
    seller: z.object({
      id: Id,
      name: z.string(),
      image: z.string().nullable(),
      slug: z.string().nullable(),
      suburb: z.string().nullable(),
    }),
    item_ids: z.array(Id),
    /** None where the shop does not deliver there; `chosen` is empty then. */
    deliveries: z.array(DeliveryChoice),
    chosen: z.string(),
    /** What has changed of the postage since the buyer saw it; `to` is null for what is not offered any more. */
    notes: z.array(
      z.object({
        kind: z.literal('postage-changed'),
        method: z.string(),
        from: Money,
        to: Money.nullable(),
      }),
    ),
    /** At the checkout: what the address makes of the chosen delivery; null where it makes no difference. */
    address_note: z
      .object({
        /** Where it lies for the shop. */
        zone: z.enum(postageZones),
        /** The usual address; of that itself, and where there is none, the shop's own surroundings. */
        than: z.enum(['usual-address', 'nearby']),
        /** Below 0 where it is cheaper or sooner. */
        more: Money,
        more_days: z.int(),
      })
      .nullable(),
    /** From this amount on it is posted free of charge. */
    free_over: Money.nullable(),
    sub_total: Money,
    discount: Money,
    postage: Money,
    gst: Money,
    total: Money,
  })
  .meta({ id: 'CartGroup' });
export type CartGroup = z.infer<typeof CartGroup>;

/** What happened when the cart of a visitor joined that of their account. */
export const CartMerge = z
  .object({
    item_id: Id,
    title: z.string(),
    /** Quantities were added up; less than their sum where `capped` says why. */
    quantity: z.int(),
    capped: z.enum(['limit', 'stock', 'own', 'gone', 'full']).nullable(),
  })
  .meta({ id: 'CartMerge' });
export type CartMerge = z.infer<typeof CartMerge>;

export const Cart = z
  .object({
    cart_count: z.int(),
    wishlist_count: z.int(),
    /** In the order of their sellers; what is saved for later stands in `saved`. */
    cartItems: z.array(CartItem),
    saved: z.array(CartItem),
    groups: z.array(CartGroup),
    sub_total: Money,
    gst: Money,
    postage: Money,
    total: Money,
    /** Something has changed since the buyer saw it; checkout refuses until they accept. */
    needs_acceptance: z.boolean(),
    is_guest: z.boolean(),
    /** Told once, in the reply of the call that merged the carts. */
    merged: z.array(CartMerge),
  })
  .meta({ id: 'Cart' });
export type Cart = z.infer<typeof Cart>;

/** Visitors keep a cart by a cookie; businesses have none and are refused. */
const cart = {
  access: 'visitor-or-private',
  reply: Cart,
} as const satisfies Partial<Endpoint>;

const quantity = (least: 0 | 1) =>
  wholeNumber({ min: least, max: maxQuantity, bounds: inSchema(quantityText) });

/** A line of the own cart by its variant. */
const line = ownId('retail.cart-item');

export const getAddToCart = endpoint({
  ...cart,
  method: 'GET',
  path: '/add_to_cart',
  spec: ['cart-orders/add_to_cart-get'],
  summary: 'The cart, as `GET /cart` answers it.',
});

export const getCart = endpoint({
  ...cart,
  method: 'GET',
  path: '/cart',
  spec: ['cart-orders/cart'],
  summary: 'The cart with the prices and stock of this moment, grouped by seller.',
});

export const addToCart = endpoint({
  ...cart,
  method: 'POST',
  path: '/add_to_cart',
  spec: ['cart-orders/add_to_cart'],
  summary: 'Adds a variant, or a product by its options where it has several variants.',
  body: z.object({
    /** The product; `options` say which of its variants, where there is more than one. */
    item_id: blankAsMissing(anyId('retail.product').optional()),
    /** The variant itself, in place of the two. */
    variant_id: blankAsMissing(anyId('retail.variant').optional()),
    options: z.record(z.string().max(40), z.string().max(60)).default({}),
    quantity: blankAsMissing(quantity(1).default(1)),
  }),
  message: itemAddedText,
  errors: ['out-of-stock', 'own-product', 'cart-item-not-found', 'cart-full'],
});

export const deleteCartItem = endpoint({
  ...cart,
  method: 'DELETE',
  path: '/cart/:item_id',
  spec: ['cart-orders/cart-delete'],
  summary: 'Takes a line out of the cart, or off what is saved for later.',
  params: z.object({ item_id: line }),
  message: itemRemovedText,
  errors: ['cart-item-not-found'],
});

export const removeCartItem = endpoint({
  ...cart,
  method: 'POST',
  path: '/removeitem',
  spec: ['cart-orders/removeitem'],
  summary: 'Takes a line out of the cart.',
  body: z.object({ item_id: line }),
  message: itemRemovedText,
  errors: ['cart-item-not-found'],
});

export const changeQuantity = endpoint({
  ...cart,
  method: 'POST',
  path: '/change-cart-item-quantity',
  spec: ['cart-orders/change-cart-item-quantity'],
  summary: 'Sets how many of a line are wanted; 0 removes it.',
  body: z.object({ item_id: line, quantity: quantity(0) }),
  message: 'Cart updated successfully.',
  errors: ['cart-item-not-found', 'out-of-stock'],
});

export const saveForLater = endpoint({
  ...cart,
  method: 'POST',
  path: '/cart/save-for-later',
  summary: 'Puts a line aside; it is not bought and its stock is not counted.',
  body: z.object({ item_id: line }),
  message: 'Item saved for later.',
  errors: ['cart-item-not-found'],
});

export const moveToCart = endpoint({
  ...cart,
  method: 'POST',
  path: '/cart/move-to-cart',
  summary: 'Brings a line that was put aside back into the cart.',
  body: z.object({ item_id: line }),
  message: itemAddedText,
  errors: ['cart-item-not-found', 'out-of-stock'],
});

export const acceptCartChanges = endpoint({
  ...cart,
  method: 'POST',
  path: '/cart/accept-changes',
  summary:
    'Accepts every note: new prices and postage hold, quantities come down to what is left, what is sold out is put aside, what is gone leaves.',
  message: 'Cart updated successfully.',
});
