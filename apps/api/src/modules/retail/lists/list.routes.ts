import { compareProducts } from '@souk/contract/modules/retail/comparison';
import * as contract from '@souk/contract/modules/retail/product-lists';
import { toPage } from '@souk/contract/shared/page';
import { Id, moneyIn } from '@souk/contract/shared/values';
import type { Api } from '../../../platform/http/api.ts';
import { presentPage, queryOf, searchDocuments } from '../../search/index.ts';
import { roleIn } from '../products/product.policy.ts';
import { getProduct } from '../products/product.queries.ts';
import { listPricesOf, lowestLately } from '../variants/price.queries.ts';
import { getVariant, offerOf } from '../variants/variant.queries.ts';
import { listBestSellers } from './best-sellers.queries.ts';
import { presentComparison } from './comparison.present.ts';
import { presentEstimate } from './estimate.present.ts';
import { findRetail } from './find-retail.ts';
import { openProduct } from './open-product.ts';
import { parcelOf } from './parcel-of.ts';
import { getShopBySlug, presentShop } from './shop.present.ts';

/** The id at the end of `{slug}-{id}`, or one that does not exist. */
const idIn = (slug: string): number => Id.safeParse(/(\d+)$/.exec(slug)?.[1]).data ?? 0;

function productRoutes(api: Api) {
  api.answer(contract.getRetailProduct, async (context) => {
    const { id, slug = '', ...place } = context.body;
    return openProduct(context, id ?? idIn(slug), place);
  });

  api.answer(contract.estimateDelivery, async ({ db, viewer, params, query, config }) => {
    const product = await getProduct(db, params.id);
    roleIn(product, viewer);
    const { variant_id: variantId, ...place } = query;
    const parcel = parcelOf(await offerOf(db, product.id), variantId);
    return presentEstimate(db, product, parcel, place, config.DEFAULT_TIME_ZONE);
  });

  api.answer(contract.listPrices, async ({ db, viewer, params }) => {
    const variant = await getVariant(db, params.id);
    const product = await getProduct(db, variant.productId);
    roleIn(product, viewer);
    const { currency } = product;
    const lowest = (await lowestLately(db, [variant.id])).get(variant.id) ?? variant.priceCents;
    const prices = await listPricesOf(db, variant.id);
    return {
      prices: prices.map(({ priceCents, since }) => ({
        price: moneyIn(currency, priceCents),
        since: since.toISOString(),
      })),
      lowest_30_days: moneyIn(currency, lowest),
    };
  });
}

function groupRoutes(api: Api) {
  api.answer(contract.listRetail, async (context) => {
    const { filter, ...asked } = context.body;
    if (filter) {
      const page = await findRetail(context, asked, filter);
      if (page.total === 0) context.reply.say(contract.noProductsText);
      return page;
    }
    const [recent, best, viewed] = await Promise.all([
      findRetail(context, asked, 'most-recent'),
      findRetail(context, asked, 'best-sellers'),
      findRetail(context, asked, 'recently-viewed'),
    ]);
    if (recent.total + best.total + viewed.total === 0) context.reply.say(contract.noProductsText);
    return { mostRecent: recent.data, best_sellors: best.data, recently_view: viewed.data };
  });

  api.answer(contract.listBestSellers, async ({ db, viewer, query, reply }) => {
    const { category_id: categoryId, page, page_size: pageSize } = query;
    const { items, total } = await listBestSellers(db, viewer, { categoryId, page, pageSize });
    if (total === 0) reply.say(contract.noProductsText);
    return toPage(items, total, query);
  });

  api.answer(compareProducts, ({ db, viewer, query }) => presentComparison(db, query.ids, viewer));
}

function shopRoutes(api: Api) {
  api.answer(contract.getShop, async ({ db, params }) =>
    presentShop(db, await getShopBySlug(db, params.slug)),
  );

  api.answer(contract.listShopProducts, async ({ db, viewer, params, query: asked, timeZone, reply }) => {
    const { userId: ownerId } = await getShopBySlug(db, params.slug);
    const query = queryOf(asked, { module: 'retail', timeZone });
    const found = await searchDocuments(db, { ...query, ownerId });
    if (found.total === 0) reply.say(contract.noProductsText);
    return presentPage(db, viewer, found, asked);
  });
}

export function listRoutes(api: Api) {
  productRoutes(api);
  groupRoutes(api);
  shopRoutes(api);
}
