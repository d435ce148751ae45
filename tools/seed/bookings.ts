import * as appointments from '@souk/contract/modules/appointments/bookings';
import { declineEnquiry, enquire, replyEnquiry } from '@souk/contract/modules/appointments/enquiries';
import type { BusinessType } from '@souk/contract/shared/seller-types';
import type { Person } from './accounts.ts';
import {
  type OpenBusiness,
  type OpenService,
  openBusiness,
  runDeal,
  ServicePictures,
} from './booked-business.ts';
import { answerAndLive, liveBooking, Stories } from './booking-stories.ts';
import { type Rng, seededRng } from './content/rng.ts';
import * as voices from './content/services/booking-voices.ts';
import { findStart } from './find-start.ts';
import type { Cast, Size } from './ground.ts';
import { inParallel } from './in-parallel.ts';
import { placeNear } from './places.ts';
import { QuoteTrade } from './quotes.ts';
import { payFor, type Told } from './told-booking.ts';
import { waitForTime } from './waiting-lists.ts';

/** Bookings began so long ago: every state is there, and the market is whole soon. */
const bookingDays = 40;

/** Nobody who works at their customers' homes comes less far. */
const leastRadiusKm = 10;

/** Deals begin on these days. */
const dealDays: readonly number[] = [30, 12, 2];

/** The hands at work at the same time. */
const hands = 3;

const bookingCalls = {
  spa: appointments.bookSpa,
  beauty: appointments.bookBeauty,
  handyman: appointments.bookHandyman,
  events: appointments.bookEvent,
} as const;

/** Businesses of bookable trades, day by day: who books what, who answers, who pays, and what time does. */
export class BookingTrade {
  readonly #cast: Cast;
  readonly #size: Size;
  readonly #customers: readonly Person[];
  readonly #stories = new Stories();
  readonly #begun = new Set<number>();
  #businesses: OpenBusiness[] = [];
  #quotes: QuoteTrade | undefined;

  constructor(cast: Cast, size: Size) {
    this.#cast = cast;
    this.#size = size;
    this.#customers = cast.people.filter(({ sellerType }) => sellerType === 'private');
  }

  async open(): Promise<void> {
    const customers = this.#customers;
    const pictures = new ServicePictures(this.#cast);
    const opened: OpenBusiness[] = [];
    const owners = this.#cast.people.flatMap((owner) => {
      const kind = appointments.kindOfType[owner.sellerType as BusinessType];
      return kind ? [{ owner, kind }] : [];
    });
    await inParallel([...owners.entries()], 4, async ([index, { owner, kind }]) => {
      const draws = seededRng(this.#size.seed + index);
      opened[index] = await openBusiness(this.#cast, pictures, draws, { owner, index, kind, customers });
    });
    this.#businesses = opened;
    this.#quotes = new QuoteTrade(this.#cast, opened, customers, this.#size);
  }

  async liveDay(daysAgo: number): Promise<void> {
    if (daysAgo > bookingDays) return;
    // Each hand draws from numbers of its own, so that the order of their work changes nothing.
    const drawsOf = (index: number) => seededRng(this.#size.seed + 1000 * (daysAgo + 1) + index);
    await inParallel(this.#stories.at(daysAgo), hands, async (ofBusiness) => {
      for (const story of ofBusiness) await this.#stories.goOn(story, daysAgo);
    });
    const today = drawsOf(999);
    const usual = this.#size.bookingCount / (this.#businesses.length * (bookingDays + 1));
    const booked = this.#businesses.map((business) => ({
      business,
      times: Math.floor(usual * 1.1 + today.next()) + (daysAgo < 4 && this.#isShown(business) ? 1 : 0),
    }));
    await inParallel(booked, hands, async ({ business, times }) => {
      const draws = drawsOf(business.index);
      if (daysAgo < 4 && this.#isShown(business)) await this.#walkIn(business, draws, daysAgo);
      for (let n = 0; n < times; n += 1) await this.#book(business, draws, daysAgo);
      if (dealDays.includes(daysAgo) && draws.chance(0.3)) await runDeal(this.#cast.market, draws, business);
      if (draws.chance(0.02)) await this.#ask(business, draws);
    });
    await this.#quotes?.liveDay(daysAgo);
    await this.#fillDays(daysAgo);
    await this.#cast.market.settle();
  }

  /** The first of each trade is the one that visitors sign in as. */
  #isShown({ owner }: OpenBusiness): boolean {
    return owner.email === `${owner.sellerType}@souk.test`;
  }

  /** A few businesses with one person each have a full day; one such day has passed when the visitor comes. */
  async #fillDays(daysAgo: number): Promise<void> {
    const isFreed = daysAgo === 8;
    if (!isFreed && daysAgo !== 1) return;
    const count = Math.ceil(this.#businesses.length / 40);
    const small = this.#businesses.filter(({ teamSize }) => teamSize === 1);
    const [demo] = this.#customers;
    for (const business of small.slice(isFreed ? 0 : count, isFreed ? count : 2 * count)) {
      const customers = [...business.neighbours.slice(0, 3), ...(demo && !isFreed ? [demo] : [])];
      const rng = seededRng(this.#size.seed + 7000 * (daysAgo + 1) + business.index);
      const story = waitForTime(this.#cast, business, customers, { rng, isFreed });
      await this.#stories.goOn({ of: business.index, story }, daysAgo);
    }
  }

  #customerOf({ neighbours }: OpenBusiness, rng: Rng): Person {
    const [demo] = this.#customers;
    if (demo && rng.chance(0.03)) return demo;
    return rng.pick(rng.chance(0.85) ? neighbours : this.#customers);
  }

  /** One or two services, or the three of a package. */
  #choose({ services, bundle }: OpenBusiness, rng: Rng) {
    if (bundle && rng.chance(0.12)) return { ids: bundle.serviceIds, packageId: bundle.id };
    const chosen: OpenService[] = rng.shuffle(services).slice(0, rng.chance(0.2) ? 2 : 1);
    return { ids: chosen.map(({ id }) => id), packageId: undefined };
  }

  /** Somebody books, or finds no time that suits. */
  async #book(business: OpenBusiness, rng: Rng, daysAgo: number): Promise<void> {
    const { kind, businessId, owner } = business;
    const customer = this.#customerOf(business, rng);
    const { ids, packageId } = this.#choose(business, rng);
    const daysAhead =
      daysAgo < 4 && this.#isShown(business) ? rng.int(daysAgo + 1, daysAgo + 3) : rng.int(1, 9);
    const start = await findStart(this.#cast, business, ids, { rng, daysAhead });
    if (!start) return;
    const { market } = this.#cast;
    const body = {
      business_id: businessId,
      service_ids: ids,
      package_id: packageId,
      guests: rng.int(4, 16) * 5,
      address: placeNear(rng, owner.place, leastRadiusKm),
      note: rng.chance(0.4) ? rng.pick(voices.notes) : undefined,
      description: rng.pick(voices.jobs),
      event_type: rng.pick(voices.eventTypes),
      ...start,
    };
    const { booking_id: id, moves, status } = await market.call(customer, bookingCalls[kind], { body });
    const isDue = moves.includes('pay');
    const isPaid = isDue && rng.chance(0.93);
    if (isPaid) await payFor(market, customer, kind, id);
    if (isPaid !== isDue) return;
    const isFirst = !this.#begun.has(business.index);
    this.#begun.add(business.index);
    const draws = seededRng(rng.int(1, 2 ** 30));
    const told = { id, business, ids, customer, daysAhead, rng: draws, isFirst };
    await this.#tell(told, status === 'Pending', daysAgo);
  }

  async #tell(told: Told, isWaiting: boolean, daysAgo: number): Promise<void> {
    const story = isWaiting ? answerAndLive(this.#cast, told) : liveBooking(this.#cast, told);
    await this.#stories.goOn({ of: told.business.index, story }, daysAgo);
  }

  /** Somebody calls or comes in for a time in the next days. */
  async #walkIn(business: OpenBusiness, rng: Rng, daysAgo: number): Promise<void> {
    const ids = rng
      .shuffle(business.services)
      .slice(0, 1)
      .map(({ id }) => id);
    const daysAhead = daysAgo + rng.int(0, 1);
    const start = await findStart(this.#cast, business, ids, { rng, daysAhead });
    if (!start) return;
    const { owner } = business;
    const body = { service_ids: ids, guests: 20, customer_name: rng.pick(voices.walkIns), ...start };
    const { booking_id: id } = await this.#cast.market.call(owner, appointments.enterBooking, { body });
    const told = { id, business, ids, customer: undefined, daysAhead, rng: seededRng(rng.int(1, 2 ** 30)) };
    await this.#tell(told, false, daysAgo);
  }

  /** A question, which most businesses answer. */
  async #ask(business: OpenBusiness, rng: Rng): Promise<void> {
    const { market } = this.#cast;
    const customer = this.#customerOf(business, rng);
    const [message, reply] = rng.pick(voices.enquiries);
    const body = {
      business_id: business.businessId,
      item_id: rng.pick(business.services).id,
      name: customer.name,
      email: customer.email,
      message,
    };
    const { enquiry_id: id } = await market.call(customer, enquire, { body });
    const answer = rng.weighted({ reply: 70, decline: 8, wait: 22 });
    if (answer === 'reply')
      await market.call(business.owner, replyEnquiry, { params: { id }, body: { message: reply } });
    if (answer === 'decline')
      await market.call(business.owner, declineEnquiry, {
        params: { id },
        body: { reason: rng.pick(voices.sellerReasons) },
      });
  }
}
