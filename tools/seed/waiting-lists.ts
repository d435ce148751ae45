import { enterBooking } from '@souk/contract/modules/appointments/bookings';
import * as waits from '@souk/contract/modules/appointments/waits';
import type { Person } from './accounts.ts';
import type { OpenBusiness } from './booked-business.ts';
import { type BookingStory, liveBooking } from './booking-stories.ts';
import type { Rng } from './content/rng.ts';
import * as voices from './content/services/booking-voices.ts';
import { findStart } from './find-start.ts';
import type { Cast } from './ground.ts';
import { placeNear } from './places.ts';
import { longestOf } from './quote-plan.ts';
import { familyOf, payFor } from './told-booking.ts';

/** More bookings than this do not fit into the day of one person. */
const mostADay = 14;

interface FullDay {
  date: string;
  daysAhead: number;
  serviceId: number;
  bookingIds: readonly number[];
}

/** People call until the whole day is booked; nothing where the business is closed on it. */
async function fillDay(
  cast: Cast,
  business: OpenBusiness,
  { rng, daysAhead }: { rng: Rng; daysAhead: number },
): Promise<FullDay | undefined> {
  const { id: serviceId } = longestOf(business);
  const bookingIds: number[] = [];
  let date = '';
  while (bookingIds.length < mostADay) {
    const start = await findStart(cast, business, [serviceId], { rng, daysAhead });
    if (!start) break;
    date = start.date;
    const body = { service_ids: [serviceId], guests: 20, customer_name: rng.pick(voices.walkIns), ...start };
    const { booking_id: id } = await cast.market.call(business.owner, enterBooking, { body });
    bookingIds.push(id);
  }
  const isFull = bookingIds.length > 0 && bookingIds.length < mostADay;
  return isFull ? { date, daysAhead, serviceId, bookingIds } : undefined;
}

/** Some wait for a full day; a time becomes free, the first in line takes it and the last leaves. */
export async function* waitForTime(
  cast: Cast,
  business: OpenBusiness,
  customers: readonly Person[],
  { rng, isFreed }: { rng: Rng; isFreed: boolean },
): BookingStory {
  const { market } = cast;
  const { owner, kind, businessId } = business;
  const full =
    (await fillDay(cast, business, { rng, daysAhead: 4 })) ??
    (await fillDay(cast, business, { rng, daysAhead: 5 }));
  if (!full) return;
  const { date, serviceId, bookingIds, daysAhead } = full;
  const waiting: { customer: Person; params: { id: number } }[] = [];
  for (const customer of customers) {
    const address = placeNear(rng, owner.place, 10);
    const body = { business_id: businessId, service_ids: [serviceId], guests: 20, date, address };
    const { wait_id: id } = await market.call(customer, waits.joinWaitingList, { body });
    waiting.push({ customer, params: { id } });
  }
  const [first, last] = [waiting[0], waiting.at(-1)];
  const [freed] = bookingIds;
  if (!isFreed || !first || !last || freed === undefined) return;
  yield 1;
  const cancelled = { params: { booking_id: freed }, body: { reason: rng.pick(voices.customerReasons) } };
  await market.call(owner, familyOf(kind).cancel, cancelled);
  await market.settle();
  const { customer, params } = first;
  const all = await market.call(customer, waits.listMyWaits);
  if (!all.find(({ wait_id }) => wait_id === params.id)?.moves.includes('accept')) return;
  const { booking_id: id, moves } = await market.call(customer, waits.acceptFreedTime, { params });
  if (moves.includes('pay')) await payFor(market, customer, kind, id);
  await market.call(last.customer, waits.leaveWaitingList, { params: last.params });
  yield* liveBooking(cast, { id, business, ids: [serviceId], customer, daysAhead: daysAhead - 1, rng });
}
