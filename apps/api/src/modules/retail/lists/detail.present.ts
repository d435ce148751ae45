import type { ProductAttribute, ProductDetail } from '@souk/contract/modules/retail/product-lists';
import type { Reader } from '../../../platform/db/database.ts';
import { attributesOf, categoryPath, labelOf } from '../../catalogue/index.ts';
import { marksOf } from '../../favourites/index.ts';
import { presentListing, subjectKey } from '../../search/index.ts';
import { presentFood } from '../foods/food.present.ts';
import { productKind, productLife } from '../products/product.life.ts';
import { roleIn, type Viewer } from '../products/product.policy.ts';
import { productPath, productSlug } from '../products/product.rules.ts';
import type { ProductRow } from '../products/product.tables.ts';
import { presentNamed } from '../questions/question.present.ts';
import { listQuestionsOn } from '../questions/question.queries.ts';
import { pricedOfferOf } from '../variants/variant.queries.ts';
import { boughtTogether } from './bought-together.queries.ts';
import { presentEstimate } from './estimate.present.ts';
import { parcelOf } from './parcel-of.ts';
import type { WantedPlace } from './place-of.ts';
import { getProductPage } from './product-page.queries.ts';
import { listRelated, looked, type Related } from './related.queries.ts';
import { presentSale } from './sale.present.ts';
import { presentKnownSeller } from './seller.present.ts';

const shownQuestions = 5;

export async function presentAttributes(reader: Reader, product: ProductRow): Promise<ProductAttribute[]> {
  return (await attributesOf(reader, product.categoryId)).flatMap((attribute) => {
    const value = product.attributes[attribute.slug];
    const { slug, name, unit } = attribute;
    return value === undefined ? [] : [{ slug, name, value, label: labelOf(attribute, value), unit }];
  });
}

/**
 * The cards beside the product, with the viewer's marks on them and on itself: one more query for a signed-in viewer.
 */
async function presentMarked(
  reader: Reader,
  product: ProductRow,
  { similar, goesWith }: Related,
  viewer: Viewer | null,
) {
  const itself = { kind: productKind, id: product.id };
  const key = subjectKey(itself.kind, itself.id);
  const beside = [...similar, ...goesWith].map(({ kind, subjectId }) => ({ kind, id: subjectId }));
  const marks = viewer ? await marksOf(reader, viewer.id, [itself, ...beside]) : undefined;
  return {
    is_favourite: marks?.favourites.has(key) ?? false,
    is_wishlisted: marks?.wishlist.has(key) ?? false,
    similar: presentListing(similar, marks),
    goes_with: presentListing(goesWith, marks),
  };
}

const presentHead = (product: ProductRow) => ({
  id: product.id,
  kind: 'retail.product' as const,
  slug: productSlug(product),
  path: productPath(product),
  title: product.title,
  description: product.description,
  brand: product.brand,
  food: presentFood(product),
  condition: product.condition,
  category_id: product.categoryId,
  is_gst_free: product.isGstFree,
  has_pickup: product.hasPickup,
  rating: product.ratingAverage,
  rating_count: product.ratingCount,
  sold_count: product.soldCount,
  state: product.state,
  created_at: product.createdAt.toISOString(),
  updated_at: product.updatedAt.toISOString(),
});

/** What can be read by a product's id alone. */
function readPage(reader: Reader, productId: number, viewer: Viewer | null) {
  const firstPage = { page: 1, page_size: shownQuestions };
  return Promise.all([
    getProductPage(reader, productId),
    pricedOfferOf(reader, productId),
    listQuestionsOn(reader, productId, viewer?.id, firstPage),
    boughtTogether(reader, productId, looked),
  ]);
}

/** The product's page, read in two waves; throws if this viewer may not see it. */
export async function presentDetail(
  reader: Reader,
  productId: number,
  viewer: Viewer | null,
  place: WantedPlace & { timeZone: string; variantId?: number | undefined },
): Promise<ProductDetail> {
  const [{ product, images, seller }, offer, talk, boughtWithIt] = await readPage(reader, productId, viewer);
  const role = roleIn(product, viewer);
  const sale = presentSale(product, offer);
  const parcel = parcelOf(offer, place.variantId);
  const [path, attributes, shop, delivery, related] = await Promise.all([
    categoryPath(reader, product.categoryId),
    presentAttributes(reader, product),
    presentKnownSeller(reader, product.sellerId, seller),
    presentEstimate(reader, product, parcel, place, place.timeZone),
    listRelated(reader, product, sale.price.cents, boughtWithIt),
  ]);
  return {
    ...presentHead(product),
    ...sale,
    ...(await presentMarked(reader, product, related, viewer)),
    questions: presentNamed(talk.rows, viewer),
    questions_count: talk.total,
    category_path: path.map(({ id, name, slug }) => ({ id, name, slug })),
    attributes,
    images,
    seller: shop,
    delivery,
    role,
    moves: productLife.movesFor(product.state, role),
  };
}
