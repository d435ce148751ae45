import type { CreateProduct } from '@souk/contract/modules/retail/products';
import type { Reader } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import {
  attributesOf,
  type CategoryRow,
  categoryPath,
  checkAttributes,
  findCategory,
} from '../../catalogue/index.ts';

export type ProductFormFields = Omit<CreateProduct, 'image_ids' | 'variants' | 'submit'>;

interface Strictness {
  /** A draft may leave out what a submitted product needs. */
  isDraft: boolean;
  /** Its current category, which may be closed by now. */
  keptCategoryId?: number | undefined;
}

const isOffered = (path: readonly CategoryRow[], keptId: number | undefined) =>
  path.at(-1)?.id === keptId || path.every(({ isActive }) => isActive);

/** The chosen category, which must be in the retail part of the tree. */
async function chosenCategory(reader: Reader, id: number, keptId: number | undefined): Promise<CategoryRow> {
  const category = await findCategory(reader, id);
  if (category?.module !== 'retail' || !isOffered(await categoryPath(reader, id), keptId))
    throw fieldProblem('category_id', 'Please select a valid category.');
  return category;
}

/** Checks a form's facts about the product itself and returns the columns of its row. */
export async function checkProduct(
  reader: Reader,
  form: ProductFormFields,
  { isDraft, keptCategoryId }: Strictness,
) {
  const category = await chosenCategory(reader, form.category_id, keptCategoryId);
  const asked = await attributesOf(reader, category.id);
  const attributes = isDraft ? asked.map((attribute) => ({ ...attribute, required: false })) : asked;
  const checked = checkAttributes(attributes, form.attributes);
  if (!checked.isSound) throw new Problem('fields-invalid', { fields: checked.problems });
  if (!isDraft && !form.description) throw fieldProblem('description', 'Description is required.');
  return {
    categoryId: category.id,
    title: form.title,
    description: form.description ?? '',
    brand: form.brand ?? null,
    ingredients: form.ingredients || null,
    condition: form.condition,
    attributes: checked.values,
    isGstFree: form.is_gst_free,
    lowStockAt: form.low_stock_at ?? null,
    hasPickup: form.has_pickup,
    postageCents: form.postage ?? null,
  };
}
