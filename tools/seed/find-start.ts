import { findAvailableSlots } from '@souk/contract/modules/appointments/bookings';
import { dayAhead, type OpenBusiness } from './booked-business.ts';
import type { Rng } from './content/rng.ts';
import type { Cast } from './ground.ts';

/** A free start so many days ahead at which all that was chosen can be done. */
export async function findStart(
  { market }: Cast,
  { businessId }: OpenBusiness,
  chosen: readonly number[],
  { rng, daysAhead }: { rng: Rng; daysAhead: number },
) {
  const date = dayAhead(daysAhead);
  const query = { business_id: businessId, service_ids: chosen, date };
  const slots = await market.call({}, findAvailableSlots, { query });
  const free = slots.filter(({ available }) => available);
  return free.length === 0 ? undefined : { date, time: rng.pick(free).time };
}
