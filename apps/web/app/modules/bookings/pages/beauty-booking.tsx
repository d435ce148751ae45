import { requirePrivate } from '../../../lib/session.server.ts';
import { loadOwnBooking } from '../load-booking.server.ts';
import type { Route } from './+types/beauty-booking.ts';

/** A booking of beauty; one of another kind is not found here. */
export { default, meta } from './booking.tsx';

export const handle = { access: 'private', screen: 'CustomerBeautyBookingDetail' };

export async function loader(args: Route.LoaderArgs) {
  await requirePrivate(args);
  return loadOwnBooking(args, args.params.serviceBookingId, 'beauty');
}
