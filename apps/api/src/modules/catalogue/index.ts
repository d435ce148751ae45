/** Front door of catalogue: what other modules may use. */
export { labelOf } from './attributes/attribute.present.ts';
export { attributesOf, ownAttributesOf } from './attributes/attribute.queries.ts';
export { type CheckedAttributes, checkAttributes } from './attributes/attribute.rules.ts';
export { conditionLabels } from './attributes/condition.present.ts';
export { filtersOf, wordsIn } from './attributes/filter.rules.ts';
export { saveAttributes } from './attributes/save-attributes.ts';
export { presentCategory } from './categories/category.present.ts';
export {
  categoriesBelow,
  categoryPath,
  findCategory,
  findCategoryBySlug,
  getCategory,
  getShownCategory,
  listCategories,
  listChildren,
} from './categories/category.queries.ts';
export { type CategoryRow, categories } from './categories/category.tables.ts';
export { createCategory } from './categories/create-category.ts';
export { deleteCategory } from './categories/delete-category.ts';
export { updateCategory } from './categories/update-category.ts';
export { categoryLadders, generalLadder, ladderFor, salaryListK } from './taxonomy/ladders.ts';
