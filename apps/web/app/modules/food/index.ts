/** Front door of food: what other modules and pages may use. */
export { AllergenFacts } from './components/allergen-facts.tsx';
export { DietList } from './components/diet-list.tsx';
export { FoodFacetFields } from './components/food-facet-fields.tsx';
export { LabelConflicts } from './components/label-conflicts.tsx';
export { LiveVerdict } from './components/live-verdict.tsx';
export { useFoodFacetWords } from './components/use-food-facet-words.ts';
export { VerdictMark, verdictGrounds, verdictTexts } from './components/verdict-mark.tsx';
export { VerdictPill } from './components/verdict-pill.tsx';
export { VerdictReader } from './components/verdict-reader.tsx';
export { foodQuestions, isFoodFacet } from './food-facets.ts';
export { type FoodProfile, plainProfile } from './food-profile.ts';
export {
  type Allergen,
  allergenWords,
  type Diet,
  type DietState,
  dietStateWords,
  dietWords,
  isAllergen,
  lower,
  sayPrinted,
  sayWarning,
  schoolWords,
  strictnessMeanings,
  strictnessWords,
  tagIn,
  verdictMeanings,
} from './food-words.ts';
export type { PackClaim } from './live-analysis.ts';
export { ReaderProfileContext, readVerdict, useReaderProfile } from './reader-profile.ts';
export { useLiveAnalysis } from './use-live-analysis.ts';
export { verdictWords } from './verdict-words.ts';
