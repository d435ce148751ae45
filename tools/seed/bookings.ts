import * as appointments from '@souk/contract/modules/appointments/bookings';
import { createService } from '@souk/contract/modules/appointments/services';
import { bookingFamilies } from '@souk/contract/modules/bookings/families';
import type { BookingKind } from '@souk/contract/modules/bookings/statuses';
import { saveBookingTerms } from '@souk/contract/modules/bookings/terms';
import type { BusinessType } from '@souk/contract/shared/seller-types';
import { createResource } from '../../apps/api/src/modules/availability/index.ts';
import { clock } from '../../apps/api/src/platform/clock.ts';
import type { UploadedFile } from '../../apps/api/src/platform/http/exchange.ts';
import { dayOf, startOfDay } from '../../apps/api/src/platform/period.ts';
import type { Person } from './accounts.ts';
import { type Rng, seededRng } from './content/rng.ts';
import { bookableTrades, type OfferedService, teamNames } from './content/services/services.ts';
import type { Cast } from './ground.ts';
import { inParallel } from './in-parallel.ts';
import { placeNear } from './places.ts';

/** A business with what can be booked of it. */
interface OpenBusiness {
  index: number;
  owner: Person;
  kind: BookingKind;
  businessId: number;
  serviceIds: readonly number[];
}

/** A request that waits for its business. */
interface Request extends OpenBusiness {
  id: number;
  customer: Person;
}

/** Bookings began so long ago: every state is there, and the market is whole soon. */
const bookingDays = 40;

/** Nobody who works at their customers' homes comes less far. */
const leastRadiusKm = 10;

const zone = 'Australia/Sydney';

/** How businesses want to be paid and confirmed, one after another. */
const manners = [
  { payment: 'at-booking', confirmation: 'at-once', cancellation: 'moderate' },
  { payment: 'after-confirming', confirmation: 'by-hand', cancellation: 'flexible' },
  { payment: 'deposit', confirmation: 'at-once', cancellation: 'strict' },
  { payment: 'on-the-spot', confirmation: 'at-once', cancellation: 'moderate' },
  { payment: 'at-booking', confirmation: 'by-hand', cancellation: 'moderate' },
] as const;

/** What becomes of a request that its seller can answer. */
const answers = { confirm: 88, decline: 5, wait: 7 } as const;

const bookingCalls = {
  spa: appointments.bookSpa,
  beauty: appointments.bookBeauty,
  handyman: appointments.bookHandyman,
  events: appointments.bookEvent,
} as const;

const familyOf = (kind: BookingKind) => {
  const family = bookingFamilies.find((one) => one.kind === kind);
  if (!family) throw new Error(`${kind} has no calls`);
  return family;
};

const formOf = (service: OfferedService) => ({
  name: service.name,
  category_id: service.category,
  description: service.about,
  price_kind: service.priceKind ?? 'fixed',
  price: service.price,
  duration_minutes: service.minutes,
  clean_up_minutes: service.cleanUp ?? '',
  processing_from: service.processing?.[0] ?? '',
  processing_minutes: service.processing?.[1] ?? '',
  place: service.isOut ? 'customer' : 'business',
  needs_place: service.room ?? 'none',
  add_ons: service.addOns ?? [],
});

/** Businesses of bookable trades, day by day: who books what, who answers, who pays, and what time does. */
export class BookingTrade {
  readonly #cast: Cast;
  readonly #seed: number;
  readonly #customers: readonly Person[];
  readonly #businesses: OpenBusiness[] = [];
  readonly #waiting: Request[] = [];
  readonly #pictures = new Map<string, UploadedFile[]>();

  constructor(cast: Cast, seed: number) {
    this.#cast = cast;
    this.#seed = seed;
    this.#customers = cast.people.filter(({ sellerType }) => sellerType === 'private');
  }

  async open(): Promise<void> {
    const owners = this.#cast.people.filter(({ sellerType }) => bookableTrades[sellerType as BusinessType]);
    for (const [index, owner] of owners.entries())
      this.#businesses.push(await this.#openBusiness(owner, index));
  }

  async #openBusiness(owner: Person, index: number): Promise<OpenBusiness> {
    const { market } = this.#cast;
    const rng = seededRng(this.#seed + index);
    const trade = bookableTrades[owner.sellerType as BusinessType];
    if (!trade) throw new Error(`${owner.sellerType} offers nothing to book`);
    const people = rng.int(1, 3);
    for (let n = 0; n < people; n += 1)
      await createResource(market.database.db, owner.id, {
        kind: 'person',
        name: n === 0 ? (owner.name.split(' ')[0] ?? owner.name) : rng.pick(teamNames),
      });
    for (const room of new Set(trade.services.flatMap((service) => service.room ?? [])))
      for (let n = 1; n <= people; n += 1)
        await createResource(market.database.db, owner.id, {
          kind: room,
          name: `${room === 'chair' ? 'Chair' : 'Room'} ${n}`,
        });
    const serviceIds: number[] = [];
    let businessId = 0;
    for (const service of trade.services) {
      const files = await this.#pictureOf(service, rng);
      const made = await market.call(owner, createService, { body: formOf(service), files });
      serviceIds.push(made.id);
      businessId = made.business_id;
    }
    const manner = manners[index % manners.length] ?? manners[0];
    await market.call(owner, saveBookingTerms, { body: { ...manner, answer_hours: 48, no_show_percent: 0 } });
    return { index, owner, kind: trade.kind, businessId, serviceIds };
  }

  /** Businesses of one trade show the same picture of a service, which is drawn once. */
  async #pictureOf({ art, name }: OfferedService, rng: Rng): Promise<UploadedFile[]> {
    const known = this.#pictures.get(name);
    if (known) return known;
    const [picture] = await this.#cast.pictures.of(rng, { artKind: art, title: name, attributes: {} });
    const drawn = picture ? [{ ...picture, field: 'image' }] : [];
    this.#pictures.set(name, drawn);
    return drawn;
  }

  async liveDay(daysAgo: number): Promise<void> {
    if (daysAgo > bookingDays) return;
    // Each hand draws from numbers of its own, so that the order of their work changes nothing.
    const drawsOf = (index: number) => seededRng(this.#seed + 1000 * (daysAgo + 1) + index);
    await inParallel(this.#waiting.splice(0), 2, (request) =>
      this.#answer(request, drawsOf(500 + request.index)),
    );
    const today = drawsOf(999);
    const booked = this.#businesses.filter(() => today.chance(0.12));
    await inParallel(booked, 2, (business) => this.#book(business, drawsOf(business.index)));
    await this.#cast.market.settle();
  }

  /** A free start in the next days at which all that was chosen can be done. */
  async #findStart({ businessId }: OpenBusiness, chosen: readonly number[], rng: Rng) {
    const date = dayOf(startOfDay(dayOf(clock.now(), zone), zone, rng.int(1, 9)), zone);
    const query = { business_id: businessId, service_ids: chosen, date };
    const slots = await this.#cast.market.call({}, appointments.findAvailableSlots, { query });
    const free = slots.filter(({ available }) => available);
    return free.length === 0 ? undefined : { date, time: rng.pick(free).time };
  }

  /** Somebody books one or two services, or finds no time that suits. */
  async #book(business: OpenBusiness, rng: Rng): Promise<void> {
    const { kind, businessId, serviceIds, owner } = business;
    const customer = rng.chance(0.12) ? this.#customers[0] : rng.pick(this.#customers);
    const chosen = rng.shuffle(serviceIds).slice(0, rng.chance(0.2) ? 2 : 1);
    const start = await this.#findStart(business, chosen, rng);
    if (!customer || !start) return;
    const body = {
      business_id: businessId,
      service_ids: chosen,
      guests: 20,
      address: placeNear(rng, owner.place, leastRadiusKm),
      description: 'Please ring the bell twice.',
      event_type: 'Family lunch',
      ...start,
    };
    const {
      booking_id: id,
      moves,
      status,
    } = await this.#cast.market.call(customer, bookingCalls[kind], {
      body,
    });
    const isDue = moves.includes('pay');
    const isPaid = isDue && rng.chance(0.93);
    if (isPaid) await this.#pay(customer, kind, id);
    if (status === 'Pending' && isPaid === isDue) this.#waiting.push({ ...business, id, customer });
  }

  async #pay(customer: Person, kind: BookingKind, bookingId: number): Promise<void> {
    const body = { payment_method: 'card', stripeToken: 'tok_visa' };
    const params = { booking_id: bookingId };
    await this.#cast.market.call(customer, familyOf(kind).checkout, { params, body });
  }

  /** The business answers a request of the day before; some customers change their minds. */
  async #answer({ id, owner, kind, customer }: Request, rng: Rng): Promise<void> {
    const { market } = this.#cast;
    const family = familyOf(kind);
    const params = { booking_id: id };
    const answer = rng.weighted(answers);
    if (answer === 'wait') return;
    const { moves } = await market.call(owner, family.get, { params });
    if (answer === 'decline' && moves.includes('decline'))
      await market.call(owner, family.decline, { params, body: { reason: 'We are closed that day.' } });
    if (answer !== 'confirm' || !moves.includes('confirm')) return;
    const { status } = await market.call(owner, family.confirm, { params });
    if (status === 'Amount-Paid-Pending' && rng.chance(0.9)) await this.#pay(customer, kind, id);
    else if (rng.chance(0.1))
      await market.call(customer, family.cancel, { params, body: { reason: 'Something has come up.' } });
  }
}
