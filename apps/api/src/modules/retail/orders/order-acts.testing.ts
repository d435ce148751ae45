import fc from 'fast-check';
import { Problem } from '../../../platform/errors.ts';
import type { TestApi } from '../../../testing/start-api.ts';
import { findDisputesOf, resolveDispute, withdrawDispute } from '../../disputes/index.ts';
import { approveRefund, createPaymentProviders, paidPartsOf } from '../../payments/index.ts';
import { requestRefund } from '../../payments/testing.ts';
import { type LineRow, listLinesOf } from '../../sales/index.ts';
import { addToCart } from '../carts/add-to-cart.ts';
import { payCheckout } from '../checkouts/pay-checkout.ts';
import { placeOrders } from '../checkouts/place-orders.ts';
import { approveReturn } from '../returns/approve-return.ts';
import { closeReturn } from '../returns/close-return.ts';
import { declineReturn } from '../returns/decline-return.ts';
import { receiveReturn } from '../returns/receive-return.ts';
import { refundReturn } from '../returns/refund-return.ts';
import { requestReturn } from '../returns/request-return.ts';
import { getReturn, listReturnIdsOf } from '../returns/return.queries.ts';
import { sendReturn } from '../returns/send-return.ts';
import { withdrawReturn } from '../returns/withdraw-return.ts';
import { shipOrder } from '../shipments/ship-order.ts';
import { acceptOrder } from './accept-order.ts';
import { cancelOrder } from './cancel-order.ts';
import { completeOrder } from './complete-order.ts';
import { deliverOrder } from './deliver-order.ts';
import { disputeOrder } from './dispute-order.ts';
import { orderKind } from './order.life.ts';
import { listOrdersOf } from './order.queries.ts';
import type { OrderRow } from './order.tables.ts';
import { refundOrder } from './refund-order.ts';

/** Who acts in a history, and what can be bought. */
export interface Stage {
  api: TestApi;
  admin: { id: number };
  buyer: { id: number; name: string };
  address: number;
  variantIds: readonly number[];
  /** A code that makes the first shop's things free, and that shop. */
  gift: { code: string; sellerId: number };
  /** The checkouts in the order in which they were placed. */
  checkoutIds: number[];
}

const tokens = [
  'tok_visa',
  'tok_visa',
  'tok_visa',
  'tok_declined',
  'tok_timeout',
  'tok_late_webhook',
  'tok_3ds',
  'tok_duplicate_webhook',
  'tok_chargeback',
  'tok_chargeback_won',
  'tok_refund_fails',
  'tok_refund_timeout',
];

/** What can be done with an order; `go-on` is whatever its life allows next. */
const steps = [
  ...(['go-on', 'go-on', 'ship-part', 'cancel', 'cancel-line', 'refund', 'refund-line'] as const),
  ...([
    'return',
    'return',
    'return-on',
    'return-on',
    'return-end',
    'dispute',
    'dispute',
    'resolve',
    'withdraw',
    'wish',
  ] as const),
] as const;
export type OrderStep = (typeof steps)[number];

export const act = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      quantities: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 3, maxLength: 3 }),
      token: fc.constantFrom(...tokens),
      isGift: fc.boolean(),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom(...steps),
      order: fc.nat(7),
      /** Chooses a line, an amount, a side or a verdict. */
      nth: fc.nat(999),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      hours: fc.constantFrom(0, 1, 1, 30, 30, 100, 300),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pay-out' as const) }) },
);
export type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** Refusals are part of every history; anything else is a bug. */
export const orRefused = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    return undefined;
  });

/** Fills the cart, checks out and pays, as far as stock and card allow. */
export async function buy(
  { api, buyer, address, variantIds, gift, checkoutIds }: Stage,
  { quantities, token, isGift }: Extract<Act, { do: 'buy' }>,
): Promise<void> {
  const { db, config, settle } = api;
  for (const [index, variantId] of variantIds.entries()) {
    const quantity = quantities[index] ?? 0;
    if (quantity > 0)
      await orRefused(addToCart(db, { userId: buyer.id }, { variantId, options: {}, quantity }));
  }
  const free = { deliveries: { [gift.sellerId]: 'pickup' }, promo_code: gift.code };
  const usual = { deliveries: {}, promo_code: undefined };
  const form = { address_id: address, note: undefined, ...(isGift ? free : usual) };
  const providers = createPaymentProviders(config, db);
  const placing = placeOrders(db, providers, buyer, { ...form, payment_method: undefined });
  const checkout = await orRefused(placing);
  if (!checkout) return;
  checkoutIds.push(checkout.id);
  const order_ids = (await listOrdersOf(db, checkout.id)).map(({ id }) => id);
  const pay = { payment_method: 'card', stripeToken: token, order_ids } as const;
  await orRefused(payCheckout(db, providers, buyer, pay));
  await settle();
}

interface Turn {
  stage: Stage;
  order: OrderRow;
  lines: LineRow[];
  nth: number;
  key: string;
}

const parcel = { carrier: 'Australia Post', trackingNumber: 'AP1' };
const complaint = { reason: 'Damaged or faulty', comment: 'The lid is cracked.' };

const lineOf = ({ lines, nth }: Turn): LineRow | undefined => lines[nth % Math.max(1, lines.length)];
const sidesOf = ({ order }: Turn) => ({ seller: { id: order.sellerId }, buyer: { id: order.buyerId } });

function goOn(turn: Turn): Promise<unknown> {
  const { stage, order } = turn;
  const { seller, buyer } = sidesOf(turn);
  const { db } = stage.api;
  if (order.state === 'placed') return acceptOrder(db, seller, order.id);
  if (order.state === 'confirmed') return shipOrder(db, seller, order.id, { ...parcel, lines: undefined });
  if (order.state === 'shipped') return deliverOrder(db, seller, order.id);
  return completeOrder(db, buyer, order.id);
}

function cancel(turn: Turn, lineId: number | undefined): Promise<unknown> {
  const { seller, buyer } = sidesOf(turn);
  const role = turn.nth % 2 === 0 ? 'buyer' : 'seller';
  const wish = { role, reason: 'History', lineId } as const;
  return cancelOrder(turn.stage.api.db, role === 'buyer' ? buyer : seller, turn.order.id, wish);
}

function refund(turn: Turn, lineId: number | undefined): Promise<unknown> {
  const { stage, order, nth, key } = turn;
  const amountCents = nth % 3 === 0 ? undefined : 1 + nth * 7;
  const refunding = { lineId, amountCents, reason: 'History', key };
  return refundOrder(stage.api.db, sidesOf(turn).seller, order.id, refunding);
}

async function lastReturnOf({ stage, order }: Turn) {
  const id = (await listReturnIdsOf(stage.api.db, order.id)).at(-1);
  return id === undefined ? undefined : getReturn(stage.api.db, id);
}

async function goOnWithReturn(turn: Turn): Promise<unknown> {
  const { db } = turn.stage.api;
  const { seller, buyer } = sidesOf(turn);
  const row = await lastReturnOf(turn);
  if (row?.state === 'requested') return approveReturn(db, seller, row.id);
  if (row?.state === 'approved') return sendReturn(db, buyer, row.id, parcel);
  if (row?.state === 'sent') return receiveReturn(db, seller, row.id, turn.nth % 3 > 0);
  return row && refundReturn(db, seller, row.id);
}

async function endReturn(turn: Turn): Promise<unknown> {
  const { db } = turn.stage.api;
  const { seller, buyer } = sidesOf(turn);
  const row = await lastReturnOf(turn);
  if (row?.state === 'received') return closeReturn(db, seller, row.id, 'Not as it was.');
  if (row?.state === 'requested' && turn.nth % 2 === 0) return declineReturn(db, seller, row.id, 'No.');
  return row && withdrawReturn(db, buyer, row.id);
}

async function endDispute(turn: Turn, isWithdrawn: boolean): Promise<unknown> {
  const { stage, order, nth } = turn;
  const { db } = stage.api;
  const dispute = (await findDisputesOf(db, orderKind, [order.id])).get(order.id);
  if (!dispute) return undefined;
  if (isWithdrawn) return withdrawDispute(db, { id: order.buyerId }, dispute.id);
  const decision = (['customer', 'seller', 'split'] as const)[nth % 3] ?? 'split';
  const splitCents = decision === 'split' ? 1 + nth : undefined;
  return resolveDispute(db, stage.admin, dispute.id, { decision, splitCents, note: 'History' });
}

/** The buyer requests a refund from the house, and an admin approves it. */
async function wish({ stage, order, nth }: Turn): Promise<unknown> {
  const { db } = stage.api;
  const part = (await paidPartsOf(db, orderKind, [order.id])).get(order.id);
  if (!part) return undefined;
  const about = { payment_id: part.paymentId, order_id: order.id, reason: 'History' };
  const amount = nth % 2 === 0 ? {} : { amount: 1 + nth * 5 };
  const { id: refundId } = await requestRefund(db, { id: order.buyerId }, { ...about, ...amount });
  return db.transaction((tx) => approveRefund(tx, stage.admin, { refundId }));
}

/** Requests a return, and often takes it further at once. */
async function sendBack(turn: Turn): Promise<unknown> {
  const lines = turn.nth % 2 === 0 ? undefined : { [lineOf(turn)?.id ?? 0]: 1 };
  const form = { reason: 'damaged', comment: undefined, lines } as const;
  const asked = await requestReturn(turn.stage.api.db, sidesOf(turn).buyer, turn.order.id, form, []);
  for (let step = turn.nth % 5; step > 0; step -= 1) await orRefused(goOnWithReturn(turn));
  return asked;
}

/** Disputes the order or one line; half of the disputes are decided at once. */
async function dispute(turn: Turn): Promise<unknown> {
  const { stage, order, nth } = turn;
  const lineId = nth % 3 === 0 ? undefined : lineOf(turn)?.id;
  const opened = await disputeOrder(stage.api.db, sidesOf(turn).buyer, order.id, { ...complaint, lineId });
  if (nth % 2 === 0) await orRefused(endDispute(turn, nth % 10 === 0));
  return opened;
}

const doings: Record<OrderStep, (turn: Turn) => Promise<unknown>> = {
  'go-on': goOn,
  'ship-part': (turn) =>
    shipOrder(turn.stage.api.db, sidesOf(turn).seller, turn.order.id, {
      ...parcel,
      lines: { [lineOf(turn)?.id ?? 0]: 1 },
    }),
  cancel: (turn) => cancel(turn, undefined),
  'cancel-line': (turn) => cancel(turn, lineOf(turn)?.id),
  refund: (turn) => refund(turn, undefined),
  'refund-line': (turn) => refund(turn, lineOf(turn)?.id),
  return: sendBack,
  'return-on': goOnWithReturn,
  'return-end': endReturn,
  dispute,
  resolve: (turn) => endDispute(turn, false),
  withdraw: (turn) => endDispute(turn, true),
  wish,
};

/** Orders that something can still happen to. */
async function liveOf({ api, checkoutIds }: Stage): Promise<OrderRow[]> {
  const placed: OrderRow[] = [];
  for (const id of checkoutIds) placed.push(...(await listOrdersOf(api.db, id)));
  return placed.filter(({ state }) => state !== 'pending' && state !== 'cancelled');
}

/** Acts on the first order, counted from the given one, that allows it. */
export async function doStep(
  stage: Stage,
  { do: name, order: which, nth }: Extract<Act, { order: number }>,
  step: number,
): Promise<void> {
  const { db } = stage.api;
  const live = await liveOf(stage);
  for (const index of live.keys()) {
    const order = live[(which + index) % live.length];
    if (!order) continue;
    const lines = await listLinesOf(db, [order.id]);
    if (await orRefused(doings[name]({ stage, order, lines, nth, key: `history-${step}` }))) return;
  }
}

/** Takes every order this many steps further. */
export async function goOnWithAll(stage: Stage, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1)
    for (const order of await liveOf(stage))
      await orRefused(goOn({ stage, order, lines: [], nth: 0, key: '' }));
}
