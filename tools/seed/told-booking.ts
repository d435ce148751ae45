import { bookingFamilies } from '@souk/contract/modules/bookings/families';
import type { BookingKind } from '@souk/contract/modules/bookings/statuses';
import type { Person } from './accounts.ts';
import type { OpenBusiness } from './booked-business.ts';
import type { Rng } from './content/rng.ts';
import type { Cast } from './ground.ts';
import type { Market } from './market.ts';

/** A booking whose story is told. */
export interface Told {
  id: number;
  business: OpenBusiness;
  /** The services that are booked; none of a quoted job. */
  ids: readonly number[];
  /** Nobody of the market where they walked in. */
  customer: Person | undefined;
  /** Days from today until it takes place. */
  daysAhead: number;
  /** The first of its business, which decides how it ends: so every ending occurs in small markets too. */
  isFirst?: boolean;
  rng: Rng;
}

export const familyOf = (kind: BookingKind) => {
  const family = bookingFamilies.find((one) => one.kind === kind);
  if (!family) throw new Error(`${kind} has no calls`);
  return family;
};

export async function payFor(market: Market, customer: Person, kind: BookingKind, id: number): Promise<void> {
  const body = { payment_method: 'card', stripeToken: 'tok_visa' };
  await market.call(customer, familyOf(kind).checkout, { params: { booking_id: id }, body });
}

export const movesOf = async ({ market }: Cast, by: Person, { business: { kind }, id }: Told) =>
  (await market.call(by, familyOf(kind).get, { params: { booking_id: id } })).moves;
