import {
  completeBooking,
  finishJob,
  markNoShow,
  startBooking,
} from '@souk/contract/modules/bookings/bookings';
import { createCustomerReview } from '@souk/contract/modules/reviews/reviews';
import { resolveDispute } from '../../apps/api/src/modules/disputes/index.ts';
import { changeTime } from './change-time.ts';
import * as voices from './content/services/booking-voices.ts';
import type { Cast } from './ground.ts';
import { familyOf, movesOf, payFor, type Told } from './told-booking.ts';

/** What happens to a booking or quote, step by step; it yields how many days pass before the next. */
export type BookingStory = AsyncGenerator<number, void>;

const endings = {
  byItself: 46,
  byHand: 40,
  missed: 4,
  disputed: 4,
  calledOff: 5,
  calledOffBySeller: 1,
} as const;
const everyEnding = Object.keys(endings) as (keyof typeof endings)[];

function endingOf({ rng, isFirst, business: { index } }: Told): keyof typeof endings {
  const drawn = rng.weighted(endings);
  return isFirst ? (everyEnding[(index + 1) % everyEnding.length] ?? drawn) : drawn;
}

/** Both sides say how it was; what one of them writes alone waits for the other, or for two weeks. */
async function review({ market }: Cast, { id, business, customer, rng }: Told): Promise<void> {
  if (!customer || !rng.chance(0.6)) return;
  const written = voices.writeVisitReview(rng);
  await market.call(customer, familyOf(business.kind).review, { params: { booking_id: id }, body: written });
  if (!rng.chance(0.75)) return;
  const back = { module_type: 'bookings.party', item_id: customer.id, booking_id: id };
  const body = { ...back, ...voices.writeCustomerReview(rng) };
  await market.call(business.owner, createCustomerReview, { body });
}

/** Nobody presses a button: time itself counts the work as done, and completes it. */
async function* byItself(cast: Cast, told: Told): BookingStory {
  yield 6;
  const { customer } = told;
  if (!customer) return;
  const { market } = cast;
  const params = { booking_id: told.id };
  const { status } = await market.call(customer, familyOf(told.business.kind).get, { params });
  if (status === 'Completed') await review(cast, told);
}

/** The seller says that the work begins, as soon as its hour has come. */
async function begin(cast: Cast, told: Told): Promise<boolean> {
  const { owner } = told.business;
  const mayStart = (await movesOf(cast, owner, told)).includes('start');
  if (mayStart) await cast.market.call(owner, startBooking, { params: { booking_id: told.id } });
  return mayStart;
}

/** Both sides press their buttons: it begins, is done, and was as it should be. */
async function* byHand(cast: Cast, told: Told, isBegunAlready: boolean): BookingStory {
  const { market } = cast;
  const { id, business, customer, rng } = told;
  const params = { booking_id: id };
  const isRunning = isBegunAlready
    ? (await movesOf(cast, business.owner, told)).includes('job-done')
    : await begin(cast, told);
  if (isRunning && rng.chance(0.8)) await market.call(business.owner, finishJob, { params });
  if (!customer) return;
  yield 1;
  const open = await movesOf(cast, customer, told);
  if (!open.includes('complete')) return;
  await market.call(customer, completeBooking, { params });
  await review(cast, told);
}

async function miss(cast: Cast, told: Told): Promise<void> {
  const { owner } = told.business;
  const moves = await movesOf(cast, owner, told);
  if (moves.includes('no-show'))
    await cast.market.call(owner, markNoShow, { params: { booking_id: told.id } });
}

async function* disputed(cast: Cast, told: Told): BookingStory {
  const { market, adminId } = cast;
  const { customer, business, id, rng } = told;
  if (!customer) return;
  const { owner } = business;
  const family = familyOf(business.kind);
  const moves = await movesOf(cast, customer, told);
  if (!moves.includes('dispute')) return;
  const params = { booking_id: id };
  const [reason, comment, answer] = rng.pick(voices.complaints);
  const dispute = await market.call(customer, family.dispute, { params, body: { reason, comment } });
  yield 1;
  if (rng.chance(0.8)) await market.call(owner, family.replyDispute, { params, body: { comment: answer } });
  yield 2;
  if (rng.chance(0.3)) return;
  const decision = rng.weighted({ customer: 40, seller: 40, split: 20 });
  const splitCents = decision === 'split' ? 1000 : undefined;
  const verdict = { decision, splitCents, note: voices.verdicts[decision] };
  await resolveDispute(market.database.db, { id: adminId }, dispute.dispute_id, verdict);
}

const afterVisit = { byItself, byHand, disputed } as const;

async function callOff(cast: Cast, told: Told, isBySeller: boolean): Promise<void> {
  const { rng, business, id, customer } = told;
  const by = isBySeller || !customer ? business.owner : customer;
  if (!(await movesOf(cast, by, told)).includes('cancel')) return;
  const reason = rng.pick(by === customer ? voices.customerReasons : voices.sellerReasons);
  const given = { params: { booking_id: id }, body: { reason } };
  await cast.market.call(by, familyOf(business.kind).cancel, given);
}

/** From the day of booking on: whether it takes place, how it ends, and what both say of it. */
export async function* liveBooking(cast: Cast, told: Told): BookingStory {
  const { rng } = told;
  const ending = endingOf(told);
  if (ending === 'calledOff' || ending === 'calledOffBySeller') {
    if (told.daysAhead < 2) return;
    yield 1;
    await callOff(cast, told, ending === 'calledOffBySeller');
    return;
  }
  const isMoved = told.ids.length > 0 && told.daysAhead > 2 && rng.chance(0.08);
  const daysAhead = isMoved ? yield* changeTime(cast, told) : told.daysAhead;
  yield daysAhead;
  const isBegun = ending === 'byHand' && (await begin(cast, told));
  yield 1;
  if (ending === 'missed') await miss(cast, told);
  else yield* afterVisit[ending](cast, told, isBegun);
}

/** What becomes of a request that its seller can answer. */
const answers = { confirm: 88, decline: 5, wait: 7 } as const;

/** The business answers a request of the day before, and the customer pays what is due. */
export async function* answerAndLive(cast: Cast, told: Told): BookingStory {
  const { market } = cast;
  const { business, customer, rng, id } = told;
  const { owner, kind } = business;
  yield 1;
  const family = familyOf(kind);
  const params = { booking_id: id };
  const answer = told.isFirst && business.index % 5 === 4 ? 'decline' : rng.weighted(answers);
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

interface OngoingStory {
  /** The business that it belongs to, by its index. */
  of: number;
  story: BookingStory;
}

/** Stories by the day on which they go on. */
export class Stories {
  readonly #byDay = new Map<number, OngoingStory[]>();

  /** Those of one business together: what one of them books is not free for the next. */
  at(daysAgo: number): OngoingStory[][] {
    const stories = this.#byDay.get(daysAgo) ?? [];
    this.#byDay.delete(daysAgo);
    return [...Map.groupBy(stories, ({ of }) => of).values()];
  }

  async goOn(ongoing: OngoingStory, daysAgo: number): Promise<void> {
    const { done, value } = await ongoing.story.next();
    if (done) return;
    const next = daysAgo - value;
    this.#byDay.set(next, [...(this.#byDay.get(next) ?? []), ongoing]);
  }
}
