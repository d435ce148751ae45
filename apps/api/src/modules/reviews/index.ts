/** Front door of reviews: what verticals, overviews and the seed may use. */
export { ratingChanged, reviewReported } from './events.ts';
export { keepReview } from './responses/keep-review.ts';
export { replyReview } from './responses/reply-review.ts';
export { reports } from './responses/response.tables.ts';
export { countReports } from './responses/review-reports.ts';
export { addReview } from './reviews/add-review.ts';
export { hideReview } from './reviews/hide-review.ts';
export { listOpenDeals } from './reviews/list-open-deals.ts';
export { findPeople } from './reviews/person.queries.ts';
export { presentReview, presentReviews } from './reviews/review.present.ts';
export { listReviews, listReviewsById } from './reviews/review.queries.ts';
export { type ReviewRow, reviews } from './reviews/review.tables.ts';
export { findSummaries, receivedKind } from './summaries/summary.queries.ts';
export {
  countOf,
  meanOf,
  noReviews,
  rankingOf,
  type StarCounts,
  shownAverage,
} from './summaries/summary.rules.ts';
