import type { Shop } from '@souk/contract/modules/retail/product-lists';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { findCategory } from '../../catalogue/index.ts';
import { findUser } from '../../identity/index.ts';
import { type BusinessRow, findBusinessBySlug, sellerTerms } from '../../sellers/index.ts';
import { getSettings } from '../../settings/index.ts';
import { products } from '../products/product.tables.ts';
import { freeOverOf } from './delivery.rules.ts';
import { presentSeller } from './seller.present.ts';

/** The shop with this slug; a blocked owner's has no page. */
export async function getShopBySlug(reader: Reader, slug: string): Promise<BusinessRow> {
  const business = await findBusinessBySlug(reader, slug, 'retail');
  const owner = business && (await findUser(reader, business.userId));
  if (!business || !owner || owner.status === 'blocked') throw new Problem('record-not-found');
  return business;
}

/** The categories of the shop's public products, the largest first. */
async function categoriesOf(reader: Reader, sellerId: number) {
  const rows = await reader
    .select({ id: products.categoryId, held: count() })
    .from(products)
    .where(and(eq(products.sellerId, sellerId), eq(products.state, 'approved'), eq(products.isHidden, false)))
    .groupBy(products.categoryId)
    .orderBy(desc(count()), products.categoryId);
  // The tree is in memory, so a category costs no query.
  const found = await Promise.all(
    rows.map(async ({ id, held }) => ({ category: await findCategory(reader, id), held })),
  );
  return found.flatMap(({ category, held }) =>
    category ? [{ id: category.id, name: category.name, slug: category.slug, products_count: held }] : [],
  );
}

/** The head of a shop's page. */
export async function presentShop(reader: Reader, business: BusinessRow): Promise<Shop> {
  const { currency } = await getSettings(reader);
  const postage = (await sellerTerms(reader, [business.userId])).get(business.userId)?.postage;
  return {
    ...(await presentSeller(reader, business.userId)),
    categories: await categoriesOf(reader, business.userId),
    has_pickup: postage?.details.hasPickup ?? false,
    free_over: freeOverOf(postage, currency),
    dispatch_days: postage?.details.dispatchDays ?? null,
  };
}
