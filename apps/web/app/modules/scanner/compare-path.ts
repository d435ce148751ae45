/** The most foods in one comparison; repeated here because the contract's file would bring the schema library along. */
export const mostComparedFoods = 4;

/** The page that compares these foods. */
export const compareFoodsPath = (ids: readonly number[]): string => `/compare-product/${ids.join('-')}`;
