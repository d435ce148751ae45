import { pagesOf } from '../../module-pages.ts';

const page = pagesOf('reviews');

export const reviewRoutes = [
  page('reviews', 'reviews'),
  page('reviews/write', 'write-review'),
  page('reviews/:reviewId/edit', 'edit-review'),
  page('reviews/:reviewId/delete', 'delete-review'),
  page('reviews/:reviewId/like', 'like-review'),
  page('reviews/:reviewId/reply', 'reply-review'),
  page('reviews/:reviewId/report', 'report-review'),
  page('retail-review/:itemId', 'retail-review'),
];
