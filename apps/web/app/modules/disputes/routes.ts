import { pagesOf } from '../../module-pages.ts';

const page = pagesOf('disputes');

export const disputeRoutes = [page('disputes', 'disputes'), page('disputes/:id', 'dispute')];
