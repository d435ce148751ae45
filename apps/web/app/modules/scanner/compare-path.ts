/** Foods that stand beside each other at most; the contract's file would bring the schema library along. */
export const mostComparedFoods = 4;

/** The page on which foods stand side by side. */
export const compareFoodsPath = (ids: readonly number[]): string => `/compare-product/${ids.join('-')}`;
