import { requirePrivate } from '../../../lib/session.server.ts';
import { loadOwnBooking } from '../load-booking.server.ts';
import type { Route } from './+types/spa-booking.ts';

/** A booking at a spa or of wellbeing; one of another kind is not found here. */
export { default, meta } from './booking.tsx';

export const handle = { access: 'private', screen: 'CustomerSpaBookingDetail' };

export async function loader(args: Route.LoaderArgs) {
  await requirePrivate(args);
  return loadOwnBooking(args, args.params.serviceBookingId, 'spa');
}
