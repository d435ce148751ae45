import type { ReviewPage } from '@souk/contract/modules/reviews/reviews';

/** Published reviews by stars, from one to five, as the breakdown draws them. */
export const countsOf = (summary: ReviewPage['summary']): number[] =>
  [1, 2, 3, 4, 5].map((stars) => summary.find(({ rating }) => rating === stars)?.count ?? 0);

export const totalOf = (summary: ReviewPage['summary']): number =>
  summary.reduce((sum, { count }) => sum + count, 0);

/** Structured data about an item's rating; none without reviews. */
export function ratingFacts({ summary }: Pick<ReviewPage, 'summary'>) {
  const reviewCount = totalOf(summary);
  if (reviewCount === 0) return {};
  const stars = summary.reduce((sum, { rating, count }) => sum + rating * count, 0);
  const ratingValue = Math.round((stars / reviewCount) * 10) / 10;
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue, reviewCount } };
}
