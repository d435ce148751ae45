import { pagesOf } from '../../module-pages.ts';

const page = pagesOf('discounts');

export const discountsRoutes = [page('daily-deals', 'deals')];
