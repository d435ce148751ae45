/** Published reviews by their stars, from one to five. */
export type StarCounts = readonly [number, number, number, number, number];

export const noReviews: StarCounts = [0, 0, 0, 0, 0];

/** This many reviews of average rating are added to everything that is ranked. */
const priorCount = 5;
const priorMean = 3.5;

const sumOf = (counts: StarCounts) => counts.reduce((sum, each, index) => sum + each * (index + 1), 0);

export const countOf = (counts: StarCounts): number => counts.reduce((sum, each) => sum + each, 0);

/** The exact mean; 0 without reviews. */
export function meanOf(counts: StarCounts): number {
  const count = countOf(counts);
  return count === 0 ? 0 : sumOf(counts) / count;
}

/** The Bayesian mean: one lucky review does not outrank a hundred good ones. 0 without reviews. */
export function rankingOf(counts: StarCounts): number {
  const count = countOf(counts);
  return count === 0 ? 0 : (sumOf(counts) + priorCount * priorMean) / (count + priorCount);
}

/** The whole part of the mean as `N.0` (spec §9). */
export const shownAverage = (counts: StarCounts): string => `${Math.floor(meanOf(counts))}.0`;
