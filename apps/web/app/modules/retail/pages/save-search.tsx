import { redirect } from 'react-router';
import { saveSearch } from '../../favourites/index.server.ts';
import { retailLists } from '../load-listing.server.ts';
import type { Route } from './+types/save-search.ts';

export const handle = { access: 'private', screen: 'RetailListing' };

export const loader = () => redirect('/retail');

export const action = (args: Route.ActionArgs) => saveSearch(args, retailLists);
