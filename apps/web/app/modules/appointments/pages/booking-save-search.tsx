import { redirect } from 'react-router';
import { saveSearch } from '../../favourites/index.server.ts';
import { bookingLists } from '../load-listing.server.ts';
import type { Route } from './+types/booking-save-search.ts';

export const handle = { access: 'private', screen: 'BookingListing' };

export const loader = () => redirect('/bookings');

export const action = (args: Route.ActionArgs) => saveSearch(args, bookingLists);
