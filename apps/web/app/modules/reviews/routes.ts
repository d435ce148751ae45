import { pagesOf } from '../../module-pages.ts';

const page = pagesOf('reviews');

export const reviewRoutes = [
  page('reviews', 'reviews'),
  page('reviews/write', 'write-review'),
  page('reviews/:reviewId/edit', 'edit-review'),
  page('retail-review/:itemId', 'retail-review'),
];
