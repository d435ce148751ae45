import { requirePrivate } from '../../../lib/session.server.ts';
import { loadOwnBooking } from '../load-booking.server.ts';
import type { Route } from './+types/handyman-booking.ts';

/** A job of a handyman or a professional; one of another kind is not found here. */
export { default, meta } from './booking.tsx';

export const handle = { access: 'private', screen: 'CustomerHandymanBookingDetail' };

export async function loader(args: Route.LoaderArgs) {
  await requirePrivate(args);
  return loadOwnBooking(args, args.params.id, 'handyman');
}
