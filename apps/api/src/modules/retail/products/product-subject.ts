import type { Reader } from '../../../platform/db/database.ts';
import type { SubjectKind, SubjectRemains } from '../../../platform/subjects.ts';
import { coversOf } from '../images/product-album.ts';
import { shownOf } from '../variants/offer.rules.ts';
import { offersOf } from '../variants/variant.queries.ts';
import { isPublic } from './product.policy.ts';
import { countActive, listProductsById, lockProduct } from './product.queries.ts';
import { productPath } from './product.rules.ts';
import { placeProduct } from './set-product-tier.ts';

async function cardsOf(reader: Reader, ids: readonly number[]) {
  const shown = (await listProductsById(reader, ids)).filter(isPublic);
  const shownIds = shown.map(({ id }) => id);
  const covers = await coversOf(reader, shownIds);
  const offers = await offersOf(reader, shownIds);
  return shown.flatMap((product) => {
    const offer = offers.get(product.id);
    if (!offer) return [];
    return {
      id: product.id,
      title: product.title,
      path: productPath(product),
      imagePath: covers.get(product.id) ?? null,
      priceCents: shownOf(offer).price.cents,
    };
  });
}

/** An archived product keeps its picture; one that was taken down may have been taken down because of it. */
async function remainsOf(reader: Reader, ids: readonly number[]): Promise<SubjectRemains[]> {
  const rows = await listProductsById(reader, ids);
  const covers = await coversOf(
    reader,
    rows.filter(({ state }) => state === 'archived').map(({ id }) => id),
  );
  return rows.map((product) => ({
    id: product.id,
    because: product.state === 'archived' ? 'expired' : 'withdrawn',
    title: product.approvedVersion?.title ?? '',
    imagePath: covers.get(product.id) ?? null,
    path: isPublic(product) ? productPath(product) : null,
    module: 'retail',
  }));
}

/** What services may know of a product: favourites, reviews and search refer to it as `retail.product`. */
export const productSubject: SubjectKind = {
  moduleTypes: ['retail'],
  owner: async (reader, id) => (await listProductsById(reader, [id]))[0]?.sellerId,
  cards: cardsOf,
  remains: remainsOf,
  boost: {
    mayBoost: async (reader, userId, id) => {
      const [product] = await listProductsById(reader, [id]);
      return product !== undefined && product.sellerId === userId && isPublic(product);
    },
    setTier: async (tx, id, tier) => {
      await placeProduct(tx, await lockProduct(tx, id), tier);
    },
  },
  countPosted: countActive,
};
