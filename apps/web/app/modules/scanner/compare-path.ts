/** Most foods in one comparison; importing the contract's constant would pull in the schema library. */
export const mostComparedFoods = 4;

/** The page that compares these foods. */
export const compareFoodsPath = (ids: readonly number[]): string => `/compare-product/${ids.join('-')}`;
