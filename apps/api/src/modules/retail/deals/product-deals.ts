import { say } from '../../../platform/texts/say.ts';
import type { DealThing, registerDealKind } from '../../discounts/index.ts';
import { coversOf } from '../images/product-album.ts';
import { indexProduct } from '../products/index-product.ts';
import { productKind } from '../products/product.life.ts';
import { isPublic } from '../products/product.policy.ts';
import { getProduct, listProductsById, lockProduct } from '../products/product.queries.ts';
import { productPath } from '../products/product.rules.ts';
import { lowestBeforeEach, notePrices } from '../variants/price.queries.ts';
import { type Offer, offerOf, offersOf } from '../variants/variant.queries.ts';

const byPrice = ({ variants }: Offer) => variants.toSorted((one, other) => one.priceCents - other.priceCents);

/** Deals on products; one holds for all variants, and the cheapest speaks for them. */
export const productDeals: Parameters<typeof registerDealKind>[0] = {
  kind: productKind,
  field: 'item_ids',
  notOwn: say`Please choose a product of your shop.`,
  overlaps: say`This product already has another deal at that time.`,
  lock: async (tx, id) => {
    await lockProduct(tx, id);
  },
  load: async (reader, ids) => {
    const products = await listProductsById(reader, ids);
    const covers = await coversOf(reader, ids);
    const offers = await offersOf(reader, ids);
    return new Map(
      products.map((product): [number, DealThing] => {
        const { id, sellerId, title, currency, state } = product;
        const offer = offers.get(id);
        return [
          id,
          {
            id,
            sellerId,
            title,
            currency,
            path: productPath(product),
            image: covers.get(id) ?? null,
            prices: offer ? byPrice(offer).map(({ priceCents }) => priceCents) : [],
            isOffered: state !== 'archived',
            isPublic: isPublic(product),
          },
        ];
      }),
    );
  },
  lowestBefore: async (reader, asked) => {
    const offers = await offersOf(
      reader,
      asked.map(({ id }) => id),
    );
    return lowestBeforeEach(
      reader,
      asked.map(({ id, at }) => {
        const offer = offers.get(id);
        return { variantId: (offer && byPrice(offer)[0]?.id) ?? 0, at };
      }),
    );
  },
  afterChange: async (tx, id) => {
    await notePrices(tx, await offerOf(tx, id));
    await indexProduct(tx, await getProduct(tx, id));
  },
};
