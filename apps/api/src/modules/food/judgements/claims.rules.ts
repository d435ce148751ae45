import { type Judgement, strictest } from './judgement.rules.ts';

/** Claims that the ingredients contradict, by the word that makes them. */
const contradictedBy: Record<string, (judgement: Judgement) => boolean> = {
  halal: ({ verdicts }) => strictest(verdicts, 'standard') === 'haram',
  vegan: ({ diets }) => diets.vegan === 'no',
  vegetarian: ({ diets }) => diets.vegetarian === 'no',
};

/** A food's claims, without those that its ingredients contradict. */
export const withoutContradicted = (claims: readonly string[], judgement: Judgement): string[] =>
  claims.filter((claim) => !contradictedBy[claim.toLowerCase()]?.(judgement));
