import { requireUser } from '../../../lib/session.server.ts';
import { answerWithCalendar } from '../answer-calendar.server.ts';
import type { Route } from './+types/booking-calendar.ts';

export const handle = { access: 'login', screen: 'CustomerBookingDetail' };

/** The booking for the reader's own calendar, on either side. */
export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  return answerWithCalendar(args, args.params.id, args.url.origin);
}
