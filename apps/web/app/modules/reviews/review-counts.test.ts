import { describe, expect, test } from 'vitest';
import { countsOf, ratingFacts, totalOf } from './review-counts.ts';

const summary = [
  { rating: 5, count: 3 },
  { rating: 4, count: 1 },
  { rating: 1, count: 2 },
];

describe('the counts of a list of reviews', () => {
  test('run from one star to five for the breakdown [rating-breakdown-5] [rating-breakdown-1]', () => {
    expect(countsOf(summary)).toEqual([2, 0, 0, 1, 3]);
    expect(totalOf(summary)).toBe(6);
  });

  test('tell search engines the mean, and nothing without reviews', () => {
    expect(ratingFacts({ summary })).toEqual({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 3.5, reviewCount: 6 },
    });
    expect(ratingFacts({ summary: [] })).toEqual({});
  });
});
