/** Slug of the department whose categories hold food; slugs stay when an admin renames a category. */
export const foodDepartment = 'groceries';

/** The attribute by which sellers say what is printed on the pack: halal, vegan, vegetarian. */
export const claimAttribute = 'diet';

/** Whether a category is food, by the slugs on the path to it. */
export const isFoodShelf = ([top]: readonly string[]): boolean => top === foodDepartment;

/** A longer list is always refused rather than cut, because what is cut off may matter. */
export const longestList = 10_000;

/** A list of ingredients as shops enter it. */
export const longestIngredients = 5000;
