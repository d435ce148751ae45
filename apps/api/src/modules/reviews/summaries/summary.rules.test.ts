import { describe, expect, test } from 'vitest';
import { publicName } from '../reviews/review.rules.ts';
import { meanOf, noReviews, rankingOf, type StarCounts, shownAverage } from './summary.rules.ts';

describe('the rating of a thing', () => {
  test.each<[StarCounts, string, number]>([
    [noReviews, '0.0', 0],
    [[0, 0, 0, 0, 1], '5.0', 5],
    [[0, 0, 0, 1, 9], '4.0', 4.9],
    [[1, 0, 0, 0, 1], '3.0', 3],
    [[3, 0, 0, 0, 0], '1.0', 1],
  ])('of %j is shown as %s [rating-average]', (counts, shown, mean) => {
    expect(shownAverage(counts)).toBe(shown);
    expect(meanOf(counts)).toBeCloseTo(mean);
  });

  test('ranks a hundred good reviews above one excellent', () => {
    expect(rankingOf([0, 0, 0, 40, 60])).toBeGreaterThan(rankingOf([0, 0, 0, 0, 1]));
    expect(rankingOf(noReviews)).toBe(0);
  });
});

describe('the name beside a review', () => {
  test.each([
    ['Priya Nair', 'Priya N'],
    ['  Tom  van  der Heide ', 'Tom H'],
    ['Cher', 'Cher'],
    ['', ''],
  ])('of “%s” is “%s”', (name, shown) => {
    expect(publicName(name)).toBe(shown);
  });
});
