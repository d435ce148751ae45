import { requirePrivate } from '../../../lib/session.server.ts';
import { loadOwnBooking } from '../load-booking.server.ts';
import type { Route } from './+types/event-booking.ts';

/** A booking of an event vendor; one of another kind is not found here. */
export { default, meta } from './booking.tsx';

export const handle = { access: 'private', screen: 'CustomerEventBookingDetail' };

export async function loader(args: Route.LoaderArgs) {
  await requirePrivate(args);
  return loadOwnBooking(args, args.params.id, 'events');
}
