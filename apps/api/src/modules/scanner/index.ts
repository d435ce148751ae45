/** Front door of the scanner: what other modules may use. */
export { presentDetail } from './details/detail.present.ts';
export { foodReported, foodSubmitted } from './events.ts';
export { coversOf as coversOfFoods } from './images/product-album.ts';
export { importDump, listBadRecords } from './imports/import-dump.ts';
export { factsOf } from './products/change-product.ts';
export { changesOf } from './products/changes-of.ts';
export { productLife as foodLife } from './products/product.life.ts';
export { presentProducts as presentFoods } from './products/product.present.ts';
export {
  countWaitingProducts as countWaitingFoods,
  findProduct as findFood,
  listProductsById as listFoodsById,
  listWaitingProducts as listWaitingFoods,
  lockProduct as lockFood,
} from './products/product.queries.ts';
export { type ProductRow as FoodRow, products as foods } from './products/product.tables.ts';
export { type Review as FoodReview, reviewProduct as reviewFood } from './products/review-product.ts';
export {
  closeReports as closeFoodReports,
  countReports as countFoodReports,
  dismissReports as dismissFoodReports,
  listOpenReportsOf as listOpenFoodReports,
} from './reports/product-reports.ts';
export { productReports as foodReports } from './reports/report.tables.ts';
export { acceptSuggestion, declineSuggestion } from './submissions/decide-suggestion.ts';
export { withSuggestion } from './submissions/pack-form.ts';
export {
  countWaitingSuggestions,
  listSuggestionsOn,
  listWaitingSuggestions,
} from './submissions/suggestion.queries.ts';
export type { SuggestionRow } from './submissions/suggestion.tables.ts';
