import { loadPins } from '../../search/index.server.ts';
import { adLists } from '../load-listing.server.ts';
import type { Route } from './+types/pins.ts';

export const handle = { access: 'visitor-or-private', screen: 'ClassifiedsMapView' };

/** What the map of ads shows. */
export const loader = (args: Route.LoaderArgs) => loadPins(args, adLists);
