import { loadPins } from '../../search/index.server.ts';
import { bookingLists } from '../load-listing.server.ts';
import type { Route } from './+types/booking-pins.ts';

export const handle = { access: 'visitor-or-private', screen: 'BookingsMapView' };

/** What the map of services shows. */
export const loader = (args: Route.LoaderArgs) => loadPins(args, bookingLists);
