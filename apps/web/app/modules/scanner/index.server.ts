/** Front door of scanner, for what only a server runs. */

export { loadFood } from './load-food.server.ts';
export { loadFoodComparison } from './load-food-comparison.server.ts';
export { givenProfile, loadProfile, takeProfileAlong } from './visitor-profile.server.ts';
