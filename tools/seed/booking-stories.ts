import {
  completeBooking,
  finishJob,
  markNoShow,
  startBooking,
} from '@souk/contract/modules/bookings/bookings';
import { bookingFamilies } from '@souk/contract/modules/bookings/families';
import type { BookingKind } from '@souk/contract/modules/bookings/statuses';
import { createCustomerReview } from '@souk/contract/modules/reviews/reviews';
import { resolveDispute } from '../../apps/api/src/modules/disputes/index.ts';
import type { Person } from './accounts.ts';
import type { Rng } from './content/rng.ts';
import * as voices from './content/services/booking-voices.ts';
import type { Cast } from './ground.ts';
import type { Market } from './market.ts';

/** What happens to a booking or quote, step by step; it yields how many days pass before the next. */
export type BookingStory = AsyncGenerator<number, void>;

/** A booking whose story is told. */
export interface Told {
  id: number;
  kind: BookingKind;
  owner: Person;
  /** Nobody of the market where they walked in. */
  customer: Person | undefined;
  /** Days from today until it takes place. */
  daysAhead: number;
  rng: Rng;
}

const endings = {
  byItself: 46,
  byHand: 40,
  missed: 4,
  disputed: 4,
  calledOff: 5,
  calledOffBySeller: 1,
} as const;

export const familyOf = (kind: BookingKind) => {
  const family = bookingFamilies.find((one) => one.kind === kind);
  if (!family) throw new Error(`${kind} has no calls`);
  return family;
};

export async function payFor(market: Market, customer: Person, kind: BookingKind, id: number): Promise<void> {
  const body = { payment_method: 'card', stripeToken: 'tok_visa' };
  await market.call(customer, familyOf(kind).checkout, { params: { booking_id: id }, body });
}

const movesOf = async ({ market }: Cast, by: Person, { kind, id }: Told) =>
  (await market.call(by, familyOf(kind).get, { params: { booking_id: id } })).moves;

/** Both sides say how it was; what one of them writes alone waits for the other, or for two weeks. */
async function review({ market }: Cast, { id, kind, owner, customer, rng }: Told): Promise<void> {
  if (!customer || !rng.chance(0.6)) return;
  const written = voices.writeVisitReview(rng);
  await market.call(customer, familyOf(kind).review, { params: { booking_id: id }, body: written });
  if (!rng.chance(0.75)) return;
  const back = { module_type: 'bookings.party', item_id: customer.id, booking_id: id };
  const body = { ...back, ...voices.writeCustomerReview(rng) };
  await market.call(owner, createCustomerReview, { body });
}

/** Nobody presses a button: time itself counts the work as done, and completes it. */
async function* byItself(cast: Cast, told: Told): BookingStory {
  yield 6;
  const { customer } = told;
  if (!customer) return;
  const { market } = cast;
  const params = { booking_id: told.id };
  const { status } = await market.call(customer, familyOf(told.kind).get, { params });
  if (status === 'Completed') await review(cast, told);
}

async function* byHand(cast: Cast, told: Told): BookingStory {
  const { market } = cast;
  const { id, owner, customer, rng } = told;
  const params = { booking_id: id };
  const moves = await movesOf(cast, owner, told);
  if (moves.includes('start')) await market.call(owner, startBooking, { params });
  if (moves.includes('start') && rng.chance(0.9)) await market.call(owner, finishJob, { params });
  if (!customer) return;
  yield 1;
  const open = await movesOf(cast, customer, told);
  if (!open.includes('complete')) return;
  await market.call(customer, completeBooking, { params });
  await review(cast, told);
}

async function miss(cast: Cast, told: Told): Promise<void> {
  const moves = await movesOf(cast, told.owner, told);
  if (moves.includes('no-show'))
    await cast.market.call(told.owner, markNoShow, { params: { booking_id: told.id } });
}

async function* disputed(cast: Cast, told: Told): BookingStory {
  const { market, adminId } = cast;
  const { customer, owner, kind, id, rng } = told;
  if (!customer) return;
  const moves = await movesOf(cast, customer, told);
  if (!moves.includes('dispute')) return;
  const params = { booking_id: id };
  const [reason, comment, answer] = rng.pick(voices.complaints);
  const dispute = await market.call(customer, familyOf(kind).dispute, { params, body: { reason, comment } });
  yield 1;
  if (rng.chance(0.8))
    await market.call(owner, familyOf(kind).replyDispute, { params, body: { comment: answer } });
  yield 2;
  if (rng.chance(0.3)) return;
  const decision = rng.weighted({ customer: 40, seller: 40, split: 20 });
  const splitCents = decision === 'split' ? 1000 : undefined;
  const verdict = { decision, splitCents, note: voices.verdicts[decision] };
  await resolveDispute(market.database.db, { id: adminId }, dispute.dispute_id, verdict);
}

const afterVisit = { byItself, byHand, disputed } as const;

/** From the day of booking on: whether it takes place, how it ends, and what both say of it. */
export async function* liveBooking(cast: Cast, told: Told): BookingStory {
  const { market } = cast;
  const { rng, kind, id, owner, customer, daysAhead } = told;
  const ending = rng.weighted(endings);
  if (ending === 'calledOff' || ending === 'calledOffBySeller') {
    if (daysAhead < 2) return;
    yield 1;
    const isSeller = ending === 'calledOffBySeller' || !customer;
    const by = isSeller ? owner : customer;
    if (!(await movesOf(cast, by, told)).includes('cancel')) return;
    const reason = rng.pick(isSeller ? voices.sellerReasons : voices.customerReasons);
    await market.call(by, familyOf(kind).cancel, { params: { booking_id: id }, body: { reason } });
    return;
  }
  yield daysAhead + 1;
  if (ending === 'missed') await miss(cast, told);
  else yield* afterVisit[ending](cast, told);
}

/** What becomes of a request that its seller can answer. */
const answers = { confirm: 88, decline: 5, wait: 7 } as const;

/** The business answers a request of the day before, and the customer pays what is due. */
export async function* answerAndLive(cast: Cast, told: Told): BookingStory {
  const { market } = cast;
  const { owner, kind, customer, rng, id } = told;
  yield 1;
  const family = familyOf(kind);
  const params = { booking_id: id };
  const answer = rng.weighted(answers);
  if (answer === 'wait' || !customer) return;
  const moves = await movesOf(cast, owner, told);
  if (answer === 'decline' && moves.includes('decline'))
    await market.call(owner, family.decline, { params, body: { reason: rng.pick(voices.sellerReasons) } });
  if (answer !== 'confirm' || !moves.includes('confirm')) return;
  const { status } = await market.call(owner, family.confirm, { params });
  const isDue = status === 'Amount-Paid-Pending';
  if (isDue && !rng.chance(0.9)) return;
  if (isDue) await payFor(market, customer, kind, id);
  yield* liveBooking(cast, { ...told, daysAhead: told.daysAhead - 1 });
}

/** Stories by the day on which they go on. */
export class Stories {
  readonly #byDay = new Map<number, BookingStory[]>();

  at(daysAgo: number): BookingStory[] {
    const stories = this.#byDay.get(daysAgo) ?? [];
    this.#byDay.delete(daysAgo);
    return stories;
  }

  async goOn(story: BookingStory, daysAgo: number): Promise<void> {
    const { done, value } = await story.next();
    if (done) return;
    const next = daysAgo - value;
    this.#byDay.set(next, [...(this.#byDay.get(next) ?? []), story]);
  }
}
