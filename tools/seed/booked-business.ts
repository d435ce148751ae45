import { createPackage } from '@souk/contract/modules/appointments/packages';
import { savePersonProfile } from '@souk/contract/modules/appointments/people';
import { createService } from '@souk/contract/modules/appointments/services';
import { createBlock } from '@souk/contract/modules/availability/blocks';
import { createResource, saveRoster } from '@souk/contract/modules/availability/resources';
import type { BookingKind } from '@souk/contract/modules/bookings/statuses';
import { saveBookingTerms } from '@souk/contract/modules/bookings/terms';
import { createDeal } from '@souk/contract/modules/discounts/deals';
import { createPromotion } from '@souk/contract/modules/discounts/promotions';
import type { BusinessType } from '@souk/contract/shared/seller-types';
import { distanceKm } from '../../apps/api/src/modules/locations/index.ts';
import { clock } from '../../apps/api/src/platform/clock.ts';
import type { UploadedFile } from '../../apps/api/src/platform/http/exchange.ts';
import { dayOf, startOfDay } from '../../apps/api/src/platform/period.ts';
import type { Person } from './accounts.ts';
import { type Rng, seededRng } from './content/rng.ts';
import type { OfferedService } from './content/services/offered-service.ts';
import * as offers from './content/services/offers.ts';
import { servicesOf } from './content/services/services.ts';
import { rosters, team, writeBio } from './content/services/team.ts';
import type { Cast } from './ground.ts';
import type { Market } from './market.ts';

/** A service as it is offered by one business. */
export interface OpenService {
  id: number;
  minutes: number;
  isOut: boolean;
  isBundled: boolean;
}

/** A business with what can be booked of it. */
export interface OpenBusiness {
  index: number;
  owner: Person;
  kind: BookingKind;
  businessId: number;
  /** How many work there. */
  teamSize: number;
  services: readonly OpenService[];
  /** Three services together, if it offers that. */
  bundle: { id: number; serviceIds: readonly number[] } | undefined;
  /** Those who live closest. */
  neighbours: readonly Person[];
}

/** Who can put packages together and take something off. */
const promoting: ReadonlySet<string> = new Set(['beauty', 'wellbeing', 'spa']);

const neighbourCount = 14;
const zone = 'Australia/Sydney';

/** The day that comes so many days after the present one. */
export const dayAhead = (days: number): string =>
  dayOf(startOfDay(dayOf(clock.now(), zone), zone, days), zone);

/** How businesses want to be paid and confirmed, one after another. */
const manners = [
  { payment: 'at-booking', confirmation: 'at-once', cancellation: 'moderate' },
  { payment: 'after-confirming', confirmation: 'by-hand', cancellation: 'flexible' },
  { payment: 'deposit', confirmation: 'at-once', cancellation: 'strict' },
  { payment: 'on-the-spot', confirmation: 'at-once', cancellation: 'moderate' },
  { payment: 'at-booking', confirmation: 'by-hand', cancellation: 'moderate' },
] as const;

const formOf = (service: OfferedService, price: number) => ({
  name: service.name,
  category_id: service.category,
  description: service.about,
  price_kind: service.priceKind ?? 'fixed',
  price: String(price),
  duration_minutes: service.minutes,
  clean_up_minutes: service.cleanUp ?? '',
  processing_from: service.processing?.[0] ?? '',
  processing_minutes: service.processing?.[1] ?? '',
  place: service.isOut ? 'customer' : 'business',
  needs_place: service.room ?? 'none',
  add_ons: service.addOns ?? [],
});

/** Draws each picture of a service once; businesses of one trade show the same. */
export class ServicePictures {
  readonly #cast: Cast;
  readonly #drawn = new Map<string, Promise<UploadedFile[]>>();

  constructor(cast: Cast) {
    this.#cast = cast;
  }

  of({ art, name }: OfferedService): Promise<UploadedFile[]> {
    const drawn = this.#drawn.get(name) ?? this.#draw(art, name);
    this.#drawn.set(name, drawn);
    return drawn;
  }

  async #draw(art: string, title: string): Promise<UploadedFile[]> {
    // The picture does not depend on the business that asks for it first.
    const rng = seededRng(title.length);
    const [picture] = await this.#cast.pictures.of(rng, { artKind: art, title, attributes: {} });
    return picture ? [{ ...picture, field: 'image' }] : [];
  }
}

/** The owner and up to three others: who they are and when they work. */
async function hire(market: Market, rng: Rng, owner: Person, size: number): Promise<void> {
  const first = owner.name.split(' ')[0] ?? owner.name;
  const others = rng.shuffle(team.filter(({ name }) => name !== first));
  for (let n = 0; n < size; n += 1) {
    const member = others[n];
    if (!member) return;
    const name = n === 0 ? first : member.name;
    const { id } = await market.call(owner, createResource, { body: { kind: 'person', name } });
    const params = { resource_id: id };
    const facts = {
      bio: writeBio(rng),
      languages: member.languages,
      is_woman: n > 0 && member.isWoman,
    };
    await market.call(owner, savePersonProfile, { params, body: facts });
    if (n > 0) await market.call(owner, saveRoster, { params, body: { hours: rng.pick(rosters) } });
  }
}

async function furnish(market: Market, owner: Person, services: readonly OfferedService[], size: number) {
  for (const room of new Set(services.flatMap((service) => service.room ?? [])))
    for (let n = 1; n <= size; n += 1) {
      const name = `${room === 'chair' ? 'Chair' : 'Room'} ${n}`;
      await market.call(owner, createResource, { body: { kind: room, name } });
    }
}

/** Three services for less than they cost alone. */
async function bundleOf(market: Market, rng: Rng, owner: Person, priced: readonly Priced[]) {
  const three = priced.filter(({ isBundled }) => isBundled).slice(0, 3);
  if (three.length < 3) return undefined;
  const worth = three.reduce((sum, { price }) => sum + price, 0);
  const serviceIds = three.map(({ id }) => id);
  const body = {
    name: rng.pick(offers.packageNames),
    description: 'One after another in one visit, with tea in between.',
    service_ids: serviceIds,
    price: String(Math.floor((worth * 0.85) / 5) * 5),
  };
  const { id } = await market.call(owner, createPackage, { body });
  return { id, serviceIds };
}

interface Priced extends OpenService {
  price: number;
}

/** One or two promotions from today until months after the visitor's day. */
async function promote(market: Market, rng: Rng, owner: Person): Promise<void> {
  const dates = { start_date: dayAhead(0), end_date: dayAhead(150) };
  for (const promotion of rng.shuffle(offers.promotions).slice(0, rng.int(1, 2)))
    await market.call(owner, createPromotion, { body: { ...promotion, ...dates } });
}

async function offer(
  { market }: Cast,
  pictures: ServicePictures,
  rng: Rng,
  owner: Person,
): Promise<{ businessId: number; priced: Priced[] }> {
  const priced: Priced[] = [];
  // Prices differ from one business to the next by up to a quarter.
  const dearness = 0.88 + rng.int(0, 7) * 0.05;
  let businessId = 0;
  for (const service of servicesOf(owner.sellerType as BusinessType, owner.businessName ?? '')) {
    const files = await pictures.of(service);
    const price = Math.max(5, Math.round((Number(service.price) * dearness) / 5) * 5);
    const made = await market.call(owner, createService, { body: formOf(service, price), files });
    const { minutes, isOut = false, priceKind } = service;
    priced.push({ id: made.id, minutes, isOut, isBundled: priceKind === undefined, price });
    businessId = made.business_id;
  }
  return { businessId, priced };
}

/** Opens a business: its team and rooms, its services and offers, its terms. */
export async function openBusiness(
  cast: Cast,
  pictures: ServicePictures,
  rng: Rng,
  given: { owner: Person; index: number; kind: BookingKind; customers: readonly Person[] },
): Promise<OpenBusiness> {
  const { market } = cast;
  const { owner, index, kind, customers } = given;
  const size = rng.int(1, 3);
  await hire(market, rng, owner, size);
  const services = servicesOf(owner.sellerType as BusinessType, owner.businessName ?? '');
  await furnish(market, owner, services, size);
  const { businessId, priced } = await offer(cast, pictures, rng, owner);
  const manner = manners[index % manners.length] ?? manners[0];
  await market.call(owner, saveBookingTerms, { body: { ...manner, answer_hours: 48, no_show_percent: 0 } });
  const isPromoting = promoting.has(owner.sellerType);
  const bundle = isPromoting ? await bundleOf(market, rng, owner, priced) : undefined;
  if (isPromoting) await promote(market, rng, owner);
  // A day off soon after the visitor's day; nobody has booked it yet.
  if (index % 4 === 1) {
    const body = { date: dayAhead(92 + (index % 9)), all_day: true, note: rng.pick(offers.blockNotes) };
    await market.call(owner, createBlock, { body });
  }
  const near = (person: Person) => distanceKm(owner.place, person.place);
  const neighbours = customers.toSorted((one, other) => near(one) - near(other)).slice(0, neighbourCount);
  return { index, owner, kind, businessId, teamSize: size, services: priced, bundle, neighbours };
}

/** A deal on one service from tomorrow on. */
export async function runDeal(market: Market, rng: Rng, business: OpenBusiness): Promise<void> {
  const service = business.services.find(({ isBundled }) => isBundled);
  if (!promoting.has(business.owner.sellerType) || !service) return;
  const body = {
    title: rng.pick(offers.dealTitles),
    description: 'For whoever books now; the day itself may be later.',
    service_ids: [service.id],
    discount_percent: rng.pick([10, 15, 20, 25]),
    start_date: dayAhead(1),
    // A business has one deal at a time on a service; the next begins ten days later at the earliest.
    end_date: dayAhead(rng.int(5, 10)),
  };
  await market.call(business.owner, createDeal, { body });
}
