import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { optionalText } from '../../shared/texts.ts';
import { Id, Moment, Money, ownId } from '../../shared/values.ts';
import { paymentMethodKinds } from '../payments/methods.ts';
import { PayFields, Payment } from '../payments/payments.ts';
import { checkoutMoves, checkoutStates, holdMinutes } from '../sales/checkouts.ts';
import { CartGroup, CartItem } from './carts.ts';

export const orderPlacedText = 'Order placed successfully.';
export const promoInvalidText = 'This code is not valid.';
export const promoUsedText = 'You have used this code already.';
export const promoMinimumText = 'This code needs a larger order.';
export const chooseDeliveryText = 'Please select a delivery method.';
export const notDeliveredText = 'This shop does not deliver to this address.';
export const chooseAddressText = 'Please select an address.';

/** Seller → method; also taken as a list of `{ seller_id, method }`, or as fields `deliveries[<seller>]`. */
const Deliveries = z
  .preprocess(
    (value) =>
      Array.isArray(value)
        ? Object.fromEntries(
            value.flatMap((one: unknown) => {
              const { seller_id: seller, method } = (one ?? {}) as Record<string, unknown>;
              const isNamed = typeof seller === 'string' || typeof seller === 'number';
              return isNamed ? [[String(seller), method]] : [];
            }),
          )
        : value,
    z.record(z.string().regex(/^\d+$/), z.string({ error: chooseDeliveryText }).max(60)),
  )
  .default({});

const Wanted = {
  address_id: blankAsMissing(ownId('locations.address', 423).optional()),
  deliveries: Deliveries,
  promo_code: optionalText(20),
};

/** Where an order goes, as it was on the day. */
export const OrderAddress = z
  .object({
    name: z.string(),
    phone: z.string(),
    unit: z.string(),
    street: z.string(),
    location: z.string(),
    city: z.string(),
    state: z.string(),
    pincode: z.string(),
    country: z.string(),
    lat: z.number().nullable(),
    lng: z.number().nullable(),
  })
  .meta({ id: 'OrderAddress' });
export type OrderAddress = z.infer<typeof OrderAddress>;

export const AppliedPromo = z
  .object({
    code: z.string(),
    seller_id: Id,
    discount: Money,
    /** What it does not take off, because so small a rest could not be paid. */
    kept_back: Money,
  })
  .meta({ id: 'AppliedPromo' });

export const CheckoutPreview = z
  .object({
    lines: z.array(CartItem),
    groups: z.array(CartGroup),
    address: OrderAddress.nullable(),
    promo: AppliedPromo.nullable(),
    /** Why the code that was given does not help. */
    promo_problem: z.string().nullable(),
    sub_total: Money,
    postage: Money,
    discount: Money,
    gst: Money,
    /** Buyers pay none. */
    commission: Money,
    total: Money,
    needs_acceptance: z.boolean(),
  })
  .meta({ id: 'CheckoutPreview' });
export type CheckoutPreview = z.infer<typeof CheckoutPreview>;

export const previewCheckout = endpoint({
  method: 'POST',
  path: '/checkout-preview',
  spec: ['payments/checkout-preview'],
  access: ['private'],
  beforeConfirming: true,
  summary: 'What the cart costs with this address, these deliveries and this code; changes nothing.',
  body: z.object({ payable_type: z.enum(['retail']).default('retail'), ...Wanted }),
  reply: CheckoutPreview,
  errors: ['invalid-access'],
});

/** What is paid at once: one order per seller, and the payment over them. What costs nothing is paid as it is placed. */
export const Checkout = z
  .object({
    checkout_id: Id,
    order_ids: z.array(Id),
    status: z.enum(checkoutStates),
    total: Money,
    /** The stock is held until then. */
    expires_at: Moment,
    /** Null where there is nothing to pay. */
    payment: Payment.nullable(),
    /** What the buyer wanted to pay with. */
    payment_method: z.enum(paymentMethodKinds).nullable(),
    moves: z.array(z.enum(checkoutMoves)),
  })
  .meta({ id: 'Checkout' });
export type Checkout = z.infer<typeof Checkout>;

export const placeOrders = endpoint({
  method: 'POST',
  path: '/place-orders-api',
  spec: ['cart-orders/place-orders-api'],
  access: ['private'],
  summary: `Makes one order per seller of the cart, holds the stock for ${holdMinutes} minutes and opens the payment; a total of 0 is paid at once.`,
  body: z.object({
    ...Wanted,
    address_id: ownId('locations.address', 423),
    /** Kept for the page that pays. */
    payment_method: blankAsMissing(z.enum(paymentMethodKinds).optional()),
    note: optionalText(500),
  }),
  reply: Checkout,
  status: 201,
  message: orderPlacedText,
  /** `cart-changed` answers the cart, `out-of-stock` the lines and what is left of them. */
  errors: [
    'invalid-access',
    'out-of-stock',
    'cart-changed',
    'payment-in-progress',
    'payment-move-not-allowed',
  ],
  idempotent: true,
});

export const payCheckout = endpoint({
  method: 'POST',
  path: '/retail-checkout-pay',
  spec: ['payments/retail-checkout-pay'],
  access: ['private'],
  summary: 'Starts the payment of a checkout, or a fresh one where the last has failed or was given up.',
  body: PayFields.extend({
    order_ids: z.array(ownId('retail.order')).min(1, 'This field is required.').max(50),
  }),
  reply: Payment,
  errors: ['payment-failed', 'payment-move-not-allowed', 'checkout-move-not-allowed'],
});

const params = z.object({ id: ownId('retail.checkout') });

export const getCheckout = endpoint({
  method: 'GET',
  path: '/retail-checkouts/:id',
  access: ['private'],
  summary: 'One own checkout with its newest payment.',
  params,
  reply: Checkout,
});

export const cancelCheckout = endpoint({
  method: 'POST',
  path: '/retail-checkouts/:id/cancel',
  access: ['private'],
  summary: 'Gives an unpaid checkout up: its stock goes back, the cart is as it was.',
  params,
  reply: Checkout,
  message: 'Order cancelled successfully.',
  errors: ['checkout-move-not-allowed', 'payment-move-not-allowed'],
});
