import { type BusinessType, moduleOf } from '@souk/contract/shared/seller-types';
import type { Reader } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { type CategoryRow, findCategoryBySlug, listCategories } from '../../catalogue/index.ts';
import { homeSlugOf, subTypeOf } from './profile.rules.ts';
import type { BusinessRow } from './profile.tables.ts';

interface Wish {
  categoryId?: number | undefined;
  subCategoryIds: readonly number[];
  /** The form field of the sub-categories. */
  subField: string;
}

export interface ChosenCategories {
  category: CategoryRow | undefined;
  subCategories: CategoryRow[];
  subType: 'fitness' | 'spa' | null;
}

const notOnOffer = 'Please select a valid option.';

/** The module that a business of this type belongs to. */
export const businessModule = (sellerType: BusinessType): BusinessRow['module'] =>
  moduleOf[sellerType] as BusinessRow['module'];

/** Finds the categories that the form names, and refuses those that this type of business cannot have. */
export async function chooseCategories(
  reader: Reader,
  sellerType: BusinessType,
  wish: Wish,
): Promise<ChosenCategories> {
  const module = businessModule(sellerType);
  const homeSlug = homeSlugOf[sellerType];
  const home = homeSlug ? await findCategoryBySlug(reader, module, homeSlug) : undefined;
  const onOffer = new Map((await listCategories(reader, { module })).map((row) => [row.id, row]));

  const category = wish.categoryId === undefined ? home : onOffer.get(wish.categoryId);
  const isTaken = category && category.parentId === null && (!isFixed(module) || category.id === home?.id);
  if (wish.categoryId !== undefined && !isTaken) throw fieldProblem('category_id', notOnOffer);

  const subCategories = [...new Set(wish.subCategoryIds)].map((id) => {
    const row = onOffer.get(id);
    if (!row || row.parentId !== category?.id) throw fieldProblem(wish.subField, notOnOffer);
    return row;
  });
  const subType = subTypeOf(
    sellerType,
    subCategories.map(({ slug }) => slug),
  );
  return { category, subCategories, subType };
}

/** A bookable business belongs to the category of its type. */
const isFixed = (module: BusinessRow['module']): boolean => module === 'booking';
