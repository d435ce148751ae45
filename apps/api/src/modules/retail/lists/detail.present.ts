import type { ProductAttribute, ProductDetail } from '@souk/contract/modules/retail/product-lists';
import type { Reader } from '../../../platform/db/database.ts';
import { attributesOf, categoryPath, labelOf } from '../../catalogue/index.ts';
import { marksOf } from '../../favourites/index.ts';
import { presentFood } from '../foods/food.present.ts';
import { listImagesOf } from '../images/product-album.ts';
import { productLife } from '../products/product.life.ts';
import { roleIn, type Viewer } from '../products/product.policy.ts';
import { productPath, productSlug } from '../products/product.rules.ts';
import type { ProductRow } from '../products/product.tables.ts';
import { presentQuestions } from '../questions/question.present.ts';
import { listQuestionsOn } from '../questions/question.queries.ts';
import { offerOf } from '../variants/variant.queries.ts';
import { presentEstimate } from './estimate.present.ts';
import { parcelOf } from './parcel-of.ts';
import type { WantedPlace } from './place-of.ts';
import { goesWith, similarTo } from './related.queries.ts';
import { presentSale } from './sale.present.ts';
import { presentSeller } from './seller.present.ts';

const shownQuestions = 5;

export async function presentAttributes(reader: Reader, product: ProductRow): Promise<ProductAttribute[]> {
  return (await attributesOf(reader, product.categoryId)).flatMap((attribute) => {
    const value = product.attributes[attribute.slug];
    const { slug, name, unit } = attribute;
    return value === undefined ? [] : [{ slug, name, value, label: labelOf(attribute, value), unit }];
  });
}

async function presentMarks(reader: Reader, product: ProductRow, viewer: Viewer | null) {
  if (!viewer) return { is_favourite: false, is_wishlisted: false };
  const subject = { kind: 'retail.product', id: product.id };
  const { favourites, wishlist } = await marksOf(reader, viewer.id, [subject]);
  return { is_favourite: favourites.size > 0, is_wishlisted: wishlist.size > 0 };
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

async function presentTalk(reader: Reader, product: ProductRow, viewer: Viewer | null) {
  const page = { page: 1, page_size: shownQuestions };
  const { rows, total } = await listQuestionsOn(reader, product.id, viewer?.id, page);
  return { questions: await presentQuestions(reader, rows, viewer), questions_count: total };
}

/** The product's page; throws where this viewer may not see it. */
export async function presentDetail(
  reader: Reader,
  product: ProductRow,
  viewer: Viewer | null,
  place: WantedPlace & { timeZone: string; variantId?: number | undefined },
): Promise<ProductDetail> {
  const role = roleIn(product, viewer);
  const offer = await offerOf(reader, product.id);
  const sale = await presentSale(reader, product, offer);
  const { cents } = sale.price;
  const [path, attributes, images, seller, delivery, talk, similar, others, marks] = await Promise.all([
    categoryPath(reader, product.categoryId),
    presentAttributes(reader, product),
    listImagesOf(reader, product.id),
    presentSeller(reader, product.sellerId),
    presentEstimate(reader, product, parcelOf(offer, place.variantId), place, place.timeZone),
    presentTalk(reader, product, viewer),
    similarTo(reader, product, cents, viewer),
    goesWith(reader, product, viewer),
    presentMarks(reader, product, viewer),
  ]);
  return {
    ...presentHead(product),
    ...sale,
    ...talk,
    ...marks,
    category_path: path.map(({ id, name, slug }) => ({ id, name, slug })),
    attributes,
    images: images.map((image) => ({ id: image.id, path: image.path })),
    seller,
    delivery,
    similar,
    goes_with: others,
    role,
    moves: productLife.movesFor(product.state, role),
  };
}
