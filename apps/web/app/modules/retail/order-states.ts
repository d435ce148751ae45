import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  LineState,
  OrderState,
  RetailOrder,
  RetailOrderDetail,
} from '@souk/contract/modules/retail/orders';
import type { ReturnReason, ReturnState } from '@souk/contract/modules/retail/returns';

/** The states in the buyer's words; importing the contract's list would pull in the schema library. */
export const orderWords: Record<OrderState, MessageDescriptor> = {
  pending: msg`Waiting for payment`,
  placed: msg`Placed`,
  confirmed: msg`Accepted`,
  shipped: msg`On its way`,
  delivered: msg`Delivered`,
  completed: msg`Completed`,
  cancelled: msg`Cancelled`,
  disputed: msg`Disputed`,
};

export const receivedWords: Record<OrderState, MessageDescriptor> = {
  ...orderWords,
  placed: msg`New`,
  confirmed: msg`To send`,
  shipped: msg`Sent`,
};

/** A pick-up order is never on its way: it is ready, and then it is collected. */
const pickupWords: Partial<Record<OrderState, MessageDescriptor>> = {
  shipped: msg`Ready to collect`,
  delivered: msg`Collected`,
};

/** The state of an order in the words of the viewer's side. */
export const stateWords = ({ role, delivery }: Pick<RetailOrder, 'role' | 'delivery'>, state: OrderState) =>
  (delivery.is_pickup && pickupWords[state]) || (role === 'buyer' ? orderWords : receivedWords)[state];

/** Who cancelled an order, from the reader's point of view. */
export function cancelledWords({ history, role }: Pick<RetailOrderDetail, 'history' | 'role'>) {
  const by = history.findLast(({ status }) => status === 'cancelled')?.by;
  if (by === role) return msg`You cancelled this order.`;
  if (by === 'seller') return msg`The shop cancelled this order.`;
  if (by === 'buyer') return msg`The buyer cancelled this order.`;
  return msg`This order was cancelled.`;
}

const lineWords: Record<LineState, MessageDescriptor> = {
  ordered: msg`Ordered`,
  'part-shipped': msg`Partly sent`,
  shipped: msg`Sent`,
  cancelled: msg`Cancelled`,
  'part-refunded': msg`Partly refunded`,
  refunded: msg`Refunded`,
  returned: msg`Returned`,
};

const pickupLineWords: Partial<Record<LineState, MessageDescriptor>> = {
  'part-shipped': msg`Partly ready`,
  shipped: msg`Ready to collect`,
};

/** The state of a line, including one to be collected. */
export const lineStateWords = (state: LineState, isPickup: boolean) =>
  (isPickup && pickupLineWords[state]) || lineWords[state];

export const returnWords: Record<ReturnState, MessageDescriptor> = {
  requested: msg`Return requested`,
  approved: msg`Return approved`,
  declined: msg`Return declined`,
  sent: msg`On its way back`,
  received: msg`Back at the shop`,
  refunded: msg`Return refunded`,
  closed: msg`Return closed`,
};

export const returnReasonWords: Record<ReturnReason, MessageDescriptor> = {
  damaged: msg`It is damaged or does not work`,
  'wrong-item': msg`It is the wrong item`,
  'not-as-described': msg`It is not as described`,
  'does-not-fit': msg`It does not fit`,
  'arrived-late': msg`It arrived too late`,
  'changed-mind': msg`I have changed my mind`,
};

export const returnReasonList = Object.keys(returnReasonWords) as ReturnReason[];

export const orderStateList = Object.keys(orderWords) as OrderState[];

export const isOrderState = (text: string | null): text is OrderState =>
  orderStateList.some((state) => state === text);
