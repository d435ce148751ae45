import { requirePrivate } from '../../../lib/session.server.ts';
import { loadOwnBooking } from '../load-booking.server.ts';
import type { Route } from './+types/beauty-booking-history.ts';

/** The same from the history: what is left to do with a booking depends on its state alone. */
export { default, meta } from './booking.tsx';

export const handle = { access: 'private', screen: 'CustomerBeautyBookingHistory' };

export async function loader(args: Route.LoaderArgs) {
  await requirePrivate(args);
  return loadOwnBooking(args, args.params.serviceBookingId, 'beauty');
}
