import type { FoodOffer } from '@souk/contract/modules/retail/foods';
import { type PageQuery, toPage } from '@souk/contract/shared/page';
import { moneyIn, moneyOrNull } from '@souk/contract/shared/values';
import { toGtin } from '@souk/food/codes/gtin';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { dayOf } from '../../../platform/period.ts';
import { type SellerTerms, sellerTerms } from '../../sellers/index.ts';
import { coversOf } from '../images/product-album.ts';
import { methodsFor } from '../lists/delivery.rules.ts';
import { isPublic } from '../products/product.policy.ts';
import { listProductsById } from '../products/product.queries.ts';
import { productPath } from '../products/product.rules.ts';
import type { ProductRow } from '../products/product.tables.ts';
import { isBuyable, type Shown, shownOf } from '../variants/offer.rules.ts';
import { type Offer, offersOf } from '../variants/variant.queries.ts';
import { listProductIdsWith } from './food.queries.ts';

interface Sold extends Shown {
  product: ProductRow;
  isSoldOut: boolean;
}

/** The variants of a product that are this food. */
function soldOf(product: ProductRow, offer: Offer | undefined, gtin: string): Sold[] {
  const variants = offer?.variants.filter((one) => one.gtin === gtin && one.isActive) ?? [];
  if (!offer || variants.length === 0) return [];
  const shown = shownOf({ ...offer, variants });
  return [{ ...shown, product, isSoldOut: !isBuyable(shown.variant) }];
}

const byPrice = (one: Sold, other: Sold): number =>
  Number(one.isSoldOut) - Number(other.isSoldOut) ||
  one.price.cents - other.price.cents ||
  one.product.id - other.product.id;

/** The shop's cheapest way to send it, to any destination. */
function postageFrom({ product, variant, price }: Sold, { card, postage }: SellerTerms) {
  const { currency, postageCents } = product;
  const parcel = { priceCents: price.cents, weightGrams: variant.weightGrams, postageCents, currency };
  const way = { from: card.place ?? undefined, to: undefined };
  const costs = methodsFor(parcel, postage, way, dayOf(clock.now(), 'UTC')).map(
    (method) => method.price.cents,
  );
  return moneyOrNull(currency, costs.length > 0 ? Math.min(...costs) : null);
}

interface Around {
  covers: ReadonlyMap<number, string | null>;
  terms: ReadonlyMap<number, SellerTerms>;
}

function presentOffer(sold: Sold, { covers, terms }: Around): FoodOffer[] {
  const { product, variant, price } = sold;
  const ofSeller = terms.get(product.sellerId);
  if (!ofSeller) return [];
  const { card, postage } = ofSeller;
  return [
    {
      product_id: product.id,
      title: product.title,
      path: productPath(product),
      image: covers.get(product.id) ?? null,
      price: moneyIn(product.currency, price.cents),
      was_price: moneyOrNull(product.currency, price.wasCents),
      free: Math.max(variant.free, 0),
      is_sold_out: sold.isSoldOut,
      shop: { id: card.userId, name: card.businessName, slug: card.slug, image: card.logoPath },
      postage_from: postageFrom(sold, ofSeller),
      has_pickup: product.hasPickup || (postage?.details.hasPickup ?? false),
    },
  ];
}

/**
 * Who sells the food with this code, in a constant number of queries: the cheapest first, sold-out offers last.
 */
export async function listFoodOffers(reader: Reader, code: string, query: PageQuery) {
  const gtin = toGtin(code);
  const ids = gtin ? await listProductIdsWith(reader, [gtin]) : [];
  if (!gtin || ids.length === 0) return toPage<FoodOffer>([], 0, query);

  const rows = (await listProductsById(reader, ids)).filter(isPublic);
  const offers = await offersOf(
    reader,
    rows.map(({ id }) => id),
  );
  const sold = rows.flatMap((product) => soldOf(product, offers.get(product.id), gtin)).sort(byPrice);
  const from = (query.page - 1) * query.page_size;
  const shown = sold.slice(from, from + query.page_size);
  const around = {
    terms: await sellerTerms(
      reader,
      shown.map(({ product }) => product.sellerId),
    ),
    covers: await coversOf(
      reader,
      shown.map(({ product }) => product.id),
    ),
  };
  return toPage(
    shown.flatMap((one) => presentOffer(one, around)),
    sold.length,
    query,
  );
}
