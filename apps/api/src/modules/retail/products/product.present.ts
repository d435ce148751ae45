import type { Product, ProductForm } from '@souk/contract/modules/retail/products';
import { flag, moneyIn, moneyOrNull } from '@souk/contract/shared/values';
import type { Reader } from '../../../platform/db/database.ts';
import { findCategory } from '../../catalogue/index.ts';
import { presentImage } from '../../media/index.ts';
import { presentFood } from '../foods/food.present.ts';
import { coversOf, listImagesOf } from '../images/product-album.ts';
import { isSoldOut } from '../variants/offer.rules.ts';
import { presentVariant } from '../variants/variant.present.ts';
import { type Offer, offerOf, offersOf } from '../variants/variant.queries.ts';
import { productLife } from './product.life.ts';
import { mayBeDeleted, roleIn, type Viewer } from './product.policy.ts';
import { productPath, productSlug } from './product.rules.ts';
import type { ProductRow } from './product.tables.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Whether some variant is running low by the seller's own threshold. */
export const isLow = ({ lowStockAt }: Pick<ProductRow, 'lowStockAt'>, { variants }: Offer): boolean =>
  lowStockAt !== null && variants.some(({ isActive, free }) => isActive && free <= lowStockAt);

function presentOffer(product: ProductRow, offer: Offer) {
  const { currency } = product;
  const prices = offer.variants.map(({ priceCents }) => priceCents);
  return {
    is_sold_out: product.state === 'approved' && isSoldOut(offer),
    is_low: isLow(product, offer),
    price: moneyIn(currency, Math.min(...prices)),
    price_to: moneyIn(currency, Math.max(...prices)),
    variants_count: offer.variants.length,
    stock: sum(offer.variants.map(({ onHand }) => onHand)),
    free: sum(offer.variants.map(({ free }) => free)),
  };
}

/** Products for the shop's management, in a constant number of queries. */
export async function presentProducts(
  reader: Reader,
  rows: readonly ProductRow[],
  viewer: Viewer,
): Promise<Product[]> {
  const ids = rows.map(({ id }) => id);
  const covers = await coversOf(reader, ids);
  const offers = await offersOf(reader, ids);
  // The tree is in memory, so a category costs no query.
  const categories = await Promise.all(rows.map(({ categoryId }) => findCategory(reader, categoryId)));
  return rows.map((product, index) => ({
    ...presentOffer(product, offers.get(product.id) ?? { variants: [], deal: undefined }),
    id: product.id,
    slug: productSlug(product),
    path: productPath(product),
    state: product.state,
    rejection_reason: product.rejectionReason,
    category_id: product.categoryId,
    category_name: categories[index]?.name ?? '',
    title: product.title,
    brand: product.brand,
    condition: product.condition,
    image: covers.get(product.id) ?? null,
    sold_count: product.soldCount,
    rating: product.ratingAverage,
    rating_count: product.ratingCount,
    is_premium: flag(product.tier === 2),
    featured_classified: flag(product.tier === 1),
    created_at: product.createdAt.toISOString(),
    updated_at: product.updatedAt.toISOString(),
    moves: productLife.movesFor(product.state, roleIn(product, viewer)),
    may_delete: mayBeDeleted(product) && roleIn(product, viewer) === 'owner',
  }));
}

/** One product for the shop's management. */
export async function presentProduct(reader: Reader, product: ProductRow, viewer: Viewer): Promise<Product> {
  const [shown] = await presentProducts(reader, [product], viewer);
  if (!shown) throw new Error('a product was not presented');
  return shown;
}

/** One product with everything that its form needs. */
export async function presentForm(reader: Reader, product: ProductRow, viewer: Viewer): Promise<ProductForm> {
  const images = await listImagesOf(reader, product.id);
  const { variants } = await offerOf(reader, product.id);
  return {
    ...(await presentProduct(reader, product, viewer)),
    description: product.description,
    ingredients: product.ingredients,
    food: presentFood(product),
    attributes: product.attributes,
    is_gst_free: product.isGstFree,
    low_stock_at: product.lowStockAt,
    has_pickup: product.hasPickup,
    postage: moneyOrNull(product.currency, product.postageCents),
    images: images.map(presentImage),
    option_names: product.optionNames,
    variants: variants.map((variant) => presentVariant(variant, product.currency)),
  };
}
