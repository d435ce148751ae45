import type { ProductDetail, SaleVariant } from '@souk/contract/modules/retail/product-lists';
import { moneyIn, moneyOrNull } from '@souk/contract/shared/values';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { ProductRow } from '../products/product.tables.ts';
import { isBuyable, shownOf } from '../variants/offer.rules.ts';
import { lowestBefore, lowestLately } from '../variants/price.queries.ts';
import { dealHolds, isHonestDeal, percentOff, priceNow } from '../variants/price.rules.ts';
import type { Offer } from '../variants/variant.queries.ts';

/** The variants on sale as a buyer sees them. */
async function presentVariants(
  reader: Reader,
  { currency }: ProductRow,
  { variants, deal }: Offer,
): Promise<SaleVariant[]> {
  const now = clock.now();
  const onSale = variants.filter(({ isActive }) => isActive);
  const ids = onSale.map(({ id }) => id);
  const lately = await lowestLately(reader, ids);
  const isOn = deal !== undefined && dealHolds(deal, now);
  const before = isOn ? await lowestBefore(reader, ids, deal.startsAt) : new Map<number, number>();
  return onSale.map((variant) => {
    const price = priceNow(variant, deal, now);
    return {
      id: variant.id,
      sku: variant.sku,
      options: variant.options,
      price: moneyIn(currency, price.cents),
      was_price: moneyOrNull(currency, price.wasCents),
      discount_percent: percentOff(price),
      is_deal: isHonestDeal(price, before.get(variant.id)),
      lowest_30_days: moneyIn(currency, lately.get(variant.id) ?? price.cents),
      free: variant.free,
      is_sold_out: !isBuyable(variant),
      weight_grams: variant.weightGrams,
      image_id: variant.imageId,
    };
  });
}

/** Option → its values, in the order of the variants. */
function presentOptions({ optionNames }: ProductRow, variants: readonly SaleVariant[]) {
  return optionNames.map((name) => ({
    name,
    values: [...new Set(variants.flatMap(({ options }) => options[name] ?? []))],
  }));
}

function presentRunningDeal({ deal }: Offer): ProductDetail['deal'] {
  if (!deal || !dealHolds(deal, clock.now())) return null;
  return { id: deal.id, title: deal.title, discount_percent: 0, ends_at: deal.endsAt.toISOString() };
}

/** What is sold of a product, for how much, and what of it can be had. */
export async function presentSale(reader: Reader, product: ProductRow, offer: Offer) {
  const variants = await presentVariants(reader, product, offer);
  const { variant, price } = shownOf(offer);
  const shown = variants.find(({ id }) => id === variant.id);
  const deal = presentRunningDeal(offer);
  return {
    variants,
    options: presentOptions(product, variants),
    price: moneyIn(product.currency, price.cents),
    was_price: moneyOrNull(product.currency, price.wasCents),
    is_deal: shown?.is_deal ?? false,
    deal: deal && { ...deal, discount_percent: percentOff(price) ?? 0 },
    is_sold_out: !offer.variants.some(isBuyable),
  };
}
