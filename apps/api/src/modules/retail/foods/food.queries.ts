import { foodDepartment, isFoodShelf } from '@souk/contract/modules/food/shelves';
import { engineVersion } from '@souk/food/analyse';
import { and, asc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { keepQuery } from '../../../platform/db/keep-query.ts';
import { categoriesBelow, categoryPath, findCategoryBySlug } from '../../catalogue/index.ts';
import { type ProductRow, products } from '../products/product.tables.ts';
import { variants } from '../variants/variant.tables.ts';

/** Most offers of one code that are considered. */
const mostProducts = 500;

/** Whether this category is food. The tree is in memory, so it costs no query. */
export async function isFood(
  reader: Reader,
  { categoryId }: Pick<ProductRow, 'categoryId'>,
): Promise<boolean> {
  const path = await categoryPath(reader, categoryId);
  return isFoodShelf(path.map(({ slug }) => slug));
}

/** Barcodes of the packs that a product is sold in. */
export async function gtinsOf(reader: Reader, productId: number): Promise<string[]> {
  const rows = await reader
    .selectDistinct({ gtin: variants.gtin })
    .from(variants)
    .where(and(eq(variants.productId, productId), isNull(variants.removedAt), isNotNull(variants.gtin)))
    .orderBy(asc(variants.gtin));
  return rows.flatMap(({ gtin }) => gtin ?? []);
}

const withGtins = keepQuery((reader) =>
  reader
    .selectDistinct({ id: variants.productId })
    .from(variants)
    .where(and(sql`${variants.gtin} = any(${sql.placeholder('gtins')})`, isNull(variants.removedAt)))
    .orderBy(asc(variants.productId))
    .limit(sql.placeholder('limit')),
);

/** Products with one of these barcodes, in any state. */
export const listProductIdsWith = async (
  reader: Reader,
  gtins: readonly string[],
  limit = mostProducts,
): Promise<number[]> => (await withGtins(reader).execute({ gtins, limit })).map(({ id }) => id);

/** Judged by another version of the engine, or in a food category and never judged. */
async function stale(reader: Reader): Promise<SQL> {
  const top = await findCategoryBySlug(reader, 'retail', foodDepartment);
  const shelves = top ? await categoriesBelow(reader, top.id) : [];
  return sql`(${products.foodEngine} <> ${engineVersion}
    or (${products.foodEngine} is null and ${inArray(products.categoryId, shelves)}))`;
}

/** Products that need to be judged again, by their ids. */
export async function listStaleIds(reader: Reader, afterId: number, limit: number): Promise<number[]> {
  const rows = await reader
    .select({ id: products.id })
    .from(products)
    .where(and(await stale(reader), gt(products.id, afterId)))
    .orderBy(asc(products.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
