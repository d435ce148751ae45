/** Slug of the department whose shelves hold food; slugs stay when an admin renames a category. */
export const foodDepartment = 'groceries';

/** The attribute of those shelves by which sellers say what stands on the pack: halal, vegan, vegetarian. */
export const claimAttribute = 'diet';

/** Whether a shelf is food, by the slugs on the way down to it. */
export const isFoodShelf = ([top]: readonly string[]): boolean => top === foodDepartment;

/** A list that is longer is refused by every way in: what is cut off may be what matters. */
export const longestList = 10_000;

/** A list of ingredients as shops give it. */
export const longestIngredients = 5000;
