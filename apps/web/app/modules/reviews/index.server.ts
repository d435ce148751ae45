/** Front door of reviews, for what only a server runs. */
export { partyReviewPath } from './load-party-review.server.ts';
