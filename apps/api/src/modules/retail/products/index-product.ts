import type { Reader, Tx } from '../../../platform/db/database.ts';
import { attributesOf, categoryPath } from '../../catalogue/index.ts';
import { putDocument, removeDocument } from '../../search/index.ts';
import { businessCards, findBusiness } from '../../sellers/index.ts';
import { listImagesOf } from '../images/product-album.ts';
import { type Shown, shownOf } from '../variants/offer.rules.ts';
import { lowestBefore } from '../variants/price.queries.ts';
import { type Offer, offerOf } from '../variants/variant.queries.ts';
import { describeProduct } from './describe-product.ts';
import { isPublic } from './product.policy.ts';
import type { ProductRow } from './product.tables.ts';

/** The lowest price of the shown variant in the 30 days before its deal, if it is in one. */
async function lowestBeforeDeal(reader: Reader, { deal }: Offer, { variant, price }: Shown) {
  if (!deal || price.dealId === null) return undefined;
  return (await lowestBefore(reader, [variant.id], deal.startsAt)).get(variant.id);
}

/**
 * Writes the product's search document, or removes it if the product is not public; lists read nothing else.
 */
export async function indexProduct(tx: Tx, product: ProductRow): Promise<void> {
  if (!isPublic(product)) return removeDocument(tx, { kind: 'retail.product', id: product.id });
  const offer = await offerOf(tx, product.id);
  const shown = shownOf(offer);
  const images = await listImagesOf(tx, product.id);
  const document = describeProduct(product, {
    path: await categoryPath(tx, product.categoryId),
    attributes: await attributesOf(tx, product.categoryId),
    images: images.map(({ path }) => path),
    offer,
    shown,
    lowestBefore: await lowestBeforeDeal(tx, offer, shown),
    business: await findBusiness(tx, product.sellerId),
    card: (await businessCards(tx, [product.sellerId])).get(product.sellerId),
  });
  await putDocument(tx, document);
}
