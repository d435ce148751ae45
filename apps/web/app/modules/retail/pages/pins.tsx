import { loadPins } from '../../search/index.server.ts';
import { retailLists } from '../load-listing.server.ts';
import type { Route } from './+types/pins.ts';

export const handle = { access: 'visitor-or-private', screen: 'RetailClassifiedsMapView' };

/** What the map of retail shows. */
export const loader = (args: Route.LoaderArgs) => loadPins(args, retailLists);
