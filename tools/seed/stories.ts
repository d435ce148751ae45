import { replyDispute, withdrawDispute } from '@souk/contract/modules/disputes/disputes';
import { cancelOrder, disputeOrder } from '@souk/contract/modules/retail/orders';
import {
  approveReturn,
  closeReturn,
  declineReturn,
  receiveReturn,
  refundReturn,
  requestReturn,
  returnReasons,
  sendReturn,
  withdrawReturn,
} from '@souk/contract/modules/retail/returns';
import { cancelSellerOrder, refundSellerOrder } from '@souk/contract/modules/retail/seller-orders';
import { likeReview, replyReview } from '@souk/contract/modules/reviews/responses';
import { resolveDispute } from '../../apps/api/src/modules/disputes/index.ts';
import { acceptOrder } from '../../apps/api/src/modules/retail/orders/accept-order.ts';
import { completeOrder } from '../../apps/api/src/modules/retail/orders/complete-order.ts';
import { deliverOrder } from '../../apps/api/src/modules/retail/orders/deliver-order.ts';
import { getOrder } from '../../apps/api/src/modules/retail/orders/order.queries.ts';
import { shipOrder } from '../../apps/api/src/modules/retail/shipments/ship-order.ts';
import { addReview } from '../../apps/api/src/modules/reviews/index.ts';
import { listLinesOf } from '../../apps/api/src/modules/sales/index.ts';
import * as voices from './content/products/voices.ts';
import type { Market } from './market.ts';
import type { PlacedOrder } from './orders.ts';

/** What happens to an order, step by step; it yields how many days pass before the next. */
export type Story = AsyncGenerator<number, void>;

interface Stage {
  market: Market;
  adminId: number;
}

type Telling = (stage: Stage, order: PlacedOrder) => Story;

const carriers = ['Australia Post', 'Sendle', 'StarTrack', 'Aramex'] as const;

const parcelOf = ({ rng, id }: PlacedOrder) => ({
  carrier: rng.pick(carriers),
  tracking_number: `${rng.pick(['33', '99', 'SD', 'AP'])}${String(710_000_000 + id * 37)}`,
});

async function accept({ market }: Stage, { id, seller }: PlacedOrder) {
  await acceptOrder(market.database.db, seller, id);
}

async function ship({ market }: Stage, order: PlacedOrder, lines?: Record<string, number>) {
  const { id, seller } = order;
  const { carrier, tracking_number: trackingNumber } = parcelOf(order);
  await shipOrder(market.database.db, seller, id, { carrier, trackingNumber, lines });
}

const linesOf = ({ market }: Stage, { id }: PlacedOrder) => listLinesOf(market.database.db, [id]);

const rowOf = ({ market }: Stage, { id }: PlacedOrder) => getOrder(market.database.db, id);

/** The seller accepts it, packs it and reports its arrival. */
async function* arrives(stage: Stage, order: PlacedOrder): Story {
  const { rng, id, seller } = order;
  yield rng.int(1, 2);
  await accept(stage, order);
  yield rng.int(1, 2);
  await ship(stage, order);
  yield rng.int(2, 4);
  await deliverOrder(stage.market.database.db, seller, id);
}

async function* isReviewed(stage: Stage, order: PlacedOrder): Story {
  const { rng, id, buyer, seller } = order;
  if (!rng.chance(0.6)) return;
  yield rng.int(1, 3);
  const [first] = await linesOf(stage, order);
  if (!first) return;
  const written = voices.writeReview(rng);
  const review = await addReview(stage.market.database.db, buyer, {
    moduleType: 'retail',
    subjectId: first.subjectId,
    dealId: id,
    ...written,
  });
  const review_id = review.id;
  if (!rng.chance(0.4)) return;
  yield 1;
  const comment = voices.writeReply(rng, written.rating);
  await stage.market.call(seller, replyReview, { body: { review_id, comment } });
  if (rng.chance(0.3)) await stage.market.call(seller, likeReview, { body: { review_id } });
}

async function* goesWell(stage: Stage, order: PlacedOrder): Story {
  const { rng, id, buyer } = order;
  yield* arrives(stage, order);
  yield rng.int(1, 3);
  await completeOrder(stage.market.database.db, buyer, id);
  yield* isReviewed(stage, order);
}

/** Nobody acts after the delivery, and the timer completes the order. */
async function* closesByItself(stage: Stage, order: PlacedOrder): Story {
  yield* arrives(stage, order);
  yield 8;
  yield* isReviewed(stage, order);
}

async function* isCancelledByBuyer({ market }: Stage, { rng, id, buyer }: PlacedOrder): Story {
  yield 1;
  const reason = rng.pick(voices.cancelReasons);
  await market.call(buyer, cancelOrder, { params: { id }, body: { reason } });
}

async function* isCancelledByShop(stage: Stage, order: PlacedOrder): Story {
  const { rng, id, seller } = order;
  yield 1;
  if (rng.chance(0.5)) await accept(stage, order);
  const reason = rng.pick(voices.shopReasons);
  await stage.market.call(seller, cancelSellerOrder, { params: { id }, body: { reason } });
}

/** The shop never answers; after five days the order cancels itself. */
async function* isForgotten(): Story {}

async function* losesALine(stage: Stage, order: PlacedOrder): Story {
  const { rng, id, seller } = order;
  yield 1;
  await accept(stage, order);
  const items = await linesOf(stage, order);
  const last = items.at(-1);
  if (last && items.length > 1) {
    const body = { reason: rng.pick(voices.shopReasons), order_detail_id: last.id };
    await stage.market.call(seller, cancelSellerOrder, { params: { id }, body });
  }
  yield 1;
  await ship(stage, order);
}

/** Two parcels if there are two lines; the carrier reports their arrival. */
async function* comesInParts(stage: Stage, order: PlacedOrder): Story {
  yield 1;
  await accept(stage, order);
  const items = await linesOf(stage, order);
  const [first, second] = items;
  yield 1;
  if (first && second) await ship(stage, order, { [first.id]: first.quantity });
  yield 2;
  await ship(stage, order);
}

async function* isPartlyRefunded(stage: Stage, order: PlacedOrder): Story {
  const { rng, id, seller, buyer } = order;
  yield* arrives(stage, order);
  yield 1;
  const { totalCents } = await rowOf(stage, order);
  const amount = (Math.max(1, Math.round(totalCents * rng.pick([0.1, 0.2, 0.3]))) / 100).toFixed(2);
  const reason = rng.pick(voices.refundReasons);
  await stage.market.call(seller, refundSellerOrder, { params: { id }, body: { amount, reason } });
  yield 1;
  await completeOrder(stage.market.database.db, buyer, id);
  yield* isReviewed(stage, order);
}

async function* comesBack({ market }: Stage, order: PlacedOrder, return_id: number): Story {
  const { rng, buyer, seller } = order;
  const params = { id: return_id };
  await market.call(seller, approveReturn, { params });
  yield 1;
  if (rng.chance(0.12)) {
    await market.call(buyer, withdrawReturn, { params });
    return;
  }
  await market.call(buyer, sendReturn, { params, body: parcelOf(order) });
  yield rng.int(2, 4);
  await market.call(seller, receiveReturn, { params, body: { is_sellable: rng.chance(0.7) } });
  yield 1;
  const closing = { params, body: { reason: rng.pick(voices.declineReasons) } };
  if (rng.chance(0.1)) await market.call(seller, closeReturn, closing);
  else await market.call(seller, refundReturn, { params });
}

async function* isReturned(stage: Stage, order: PlacedOrder): Story {
  const { rng, id, buyer, seller } = order;
  yield* arrives(stage, order);
  yield rng.int(1, 3);
  const body = { reason: rng.pick(returnReasons), comment: rng.pick(voices.returnComments) };
  const { return_id } = await stage.market.call(buyer, requestReturn, { params: { id }, body });
  yield rng.int(1, 2);
  const answer = rng.weighted({ agree: 76, decline: 14, silence: 10 });
  if (answer === 'agree') yield* comesBack(stage, order, return_id);
  if (answer === 'decline') {
    const reason = rng.pick(voices.declineReasons);
    await stage.market.call(seller, declineReturn, { params: { id: return_id }, body: { reason } });
  }
}

async function decide({ market, adminId }: Stage, { rng }: PlacedOrder, id: number, cents: number) {
  const decision = rng.weighted({ customer: 40, seller: 30, split: 30 });
  const splitCents = decision === 'split' ? Math.max(1, Math.round(cents / 2)) : undefined;
  const note = voices.verdictNotes[decision];
  await resolveDispute(market.database.db, { id: adminId }, id, { decision, splitCents, note });
}

async function* isDisputed(stage: Stage, order: PlacedOrder): Story {
  const { rng, id, buyer, seller } = order;
  const { market } = stage;
  yield* arrives(stage, order);
  yield 1;
  const [reason, comment, answer] = rng.pick(voices.disputeTalk);
  const opened = await market.call(buyer, disputeOrder, { params: { id }, body: { reason, comment } });
  const params = { id: opened.dispute_id };
  yield rng.int(1, 2);
  if (rng.chance(0.8)) await market.call(seller, replyDispute, { params, body: { comment: answer } });
  yield 1;
  if (rng.chance(0.15)) {
    await market.call(buyer, withdrawDispute, { params });
    return;
  }
  const again = 'That is not what I see here. Please decide.';
  if (rng.chance(0.5)) await market.call(buyer, replyDispute, { params, body: { comment: again } });
  yield rng.int(2, 5);
  const { totalCents, refundedCents } = await rowOf(stage, order);
  await decide(stage, order, params.id, totalCents - refundedCents);
}

const tellings = {
  goesWell,
  closesByItself,
  isCancelledByBuyer,
  isCancelledByShop,
  isForgotten,
  losesALine,
  comesInParts,
  isPartlyRefunded,
  isReturned,
  isDisputed,
} satisfies Record<string, Telling>;

const weights: Record<keyof typeof tellings, number> = {
  goesWell: 45,
  closesByItself: 17,
  isCancelledByBuyer: 5,
  isCancelledByShop: 3,
  isForgotten: 2,
  losesALine: 3,
  comesInParts: 4,
  isPartlyRefunded: 6,
  isReturned: 9,
  isDisputed: 6,
};

/** Chooses what happens to an order; one with a chargeback is left alone by its seller. */
export function tellStory(stage: Stage, order: PlacedOrder): Story {
  if (order.manner.startsWith('charged back')) return isForgotten();
  return tellings[order.rng.weighted(weights)](stage, order);
}
