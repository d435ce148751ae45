/** Front door of food: what shops and the scanner share. */
export { foodJudged } from './events.ts';
export { withoutContradicted } from './judgements/claims.rules.ts';
export { facetsOfFood } from './judgements/facets.rules.ts';
export {
  type Judgement,
  judgementOf,
  presentJudgement,
  reasonsIn,
  strictest,
  strictestOf,
} from './judgements/judgement.rules.ts';
export { findKnownFoods, type KnownFood, registerKnownFoods } from './known-foods/known-foods.ts';
export { readLabel, readLabels } from './labels/read-labels.ts';
