import { redirect } from 'react-router';
import { saveSearch } from '../../favourites/index.server.ts';
import { adLists } from '../load-listing.server.ts';
import type { Route } from './+types/save-search.ts';

export const handle = { access: 'private', screen: 'ClassifiedListing' };

export const loader = () => redirect('/classifieds');

export const action = (args: Route.ActionArgs) => saveSearch(args, adLists);
