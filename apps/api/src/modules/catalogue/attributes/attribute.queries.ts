import type { Attribute } from '@souk/contract/modules/catalogue/attributes';
import type { Reader } from '../../../platform/db/database.ts';
import { categoryPath } from '../categories/category.queries.ts';
import { getTree, type Tree } from '../categories/tree.ts';
import { presentAttribute } from './attribute.present.ts';

/** The category's own attributes by position, without those of its parents. */
export const ownAttributes = (tree: Tree, categoryId: number): Attribute[] =>
  (tree.attributes.get(categoryId) ?? []).map((row) => presentAttribute(row, tree.options.get(row.id) ?? []));

/** The attributes of ads in this category: its parents' first, then its own. */
export async function attributesOf(reader: Reader, categoryId: number): Promise<Attribute[]> {
  const path = await categoryPath(reader, categoryId);
  const tree = await getTree(reader);
  return path.flatMap(({ id }) => ownAttributes(tree, id));
}

/** A category's own attributes, for the admin area. */
export async function ownAttributesOf(reader: Reader, categoryId: number): Promise<Attribute[]> {
  return ownAttributes(await getTree(reader), categoryId);
}
