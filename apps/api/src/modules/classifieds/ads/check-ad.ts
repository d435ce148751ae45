import type { PostAd } from '@souk/contract/modules/classifieds/ads';
import type { SellerType } from '@souk/contract/shared/seller-types';
import type { Reader } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import {
  attributesOf,
  type CategoryRow,
  categoryPath,
  checkAttributes,
  findCategory,
} from '../../catalogue/index.ts';
import { checkMayPost, priceOf, retailOf } from './ad.rules.ts';

const unknownCategory = (field: string) => fieldProblem(field, 'Please select a valid category.');

/** The chosen category with everything above it, root first. */
async function chosenPath(reader: Reader, form: PostAd): Promise<CategoryRow[]> {
  const { category_id: id, sub_category_id: subId = id } = form;
  if (!(await findCategory(reader, subId)))
    throw unknownCategory(subId === id ? 'category_id' : 'sub_category_id');
  const path = await categoryPath(reader, subId);
  if (!path.some((category) => category.id === id)) throw unknownCategory('sub_category_id');
  return path;
}

/** A closed category takes no new ads; existing ones stay. */
const isOffered = (path: readonly CategoryRow[], keptId: number | undefined) =>
  path.at(-1)?.id === keptId || path.every(({ isActive }) => isActive);

const isNamed = ([root]: readonly CategoryRow[], { module_type: module }: PostAd) =>
  module === undefined || module === root?.module;

/** Checks a complete ad form and returns the columns of its row. */
export async function checkAd(reader: Reader, sellerType: SellerType, form: PostAd, keptCategoryId?: number) {
  const path = await chosenPath(reader, form);
  checkMayPost(sellerType, path);
  const category = path.at(-1);
  if (!category || !isOffered(path, keptCategoryId) || !isNamed(path, form))
    throw unknownCategory('category_id');

  const checked = checkAttributes(await attributesOf(reader, category.id), form.attributes);
  if (!checked.isSound) throw new Problem('fields-invalid', { fields: checked.problems });

  const module: 'classified' | 'retail' = category.module === 'retail' ? 'retail' : 'classified';
  const template = category.template ?? 'general';
  return {
    module,
    template,
    categoryId: category.id,
    title: form.title,
    description: form.description,
    priceCents: priceOf(form, template),
    priceType: form.price_type,
    condition: form.condition ?? null,
    attributes: checked.values,
    retail: retailOf(form, module),
    address: form.address,
    contactName: form.contact_name ?? null,
    contactPhone: form.contact_phone ?? null,
    hidePhone: form.hide_phone,
  };
}
