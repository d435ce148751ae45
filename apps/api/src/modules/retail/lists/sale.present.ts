import type { ProductDetail, SaleVariant } from '@souk/contract/modules/retail/product-lists';
import { moneyIn, moneyOrNull } from '@souk/contract/shared/values';
import { clock } from '../../../platform/clock.ts';
import { dealHolds, isHonestDeal } from '../../discounts/index.ts';
import type { ProductRow } from '../products/product.tables.ts';
import { isBuyable, shownOf } from '../variants/offer.rules.ts';
import { percentOff, priceNow } from '../variants/price.rules.ts';
import type { Offer, PricedOffer } from '../variants/variant.queries.ts';

/** The variants on sale for a buyer. */
function presentVariants({ currency }: ProductRow, { variants, deal }: PricedOffer): SaleVariant[] {
  const now = clock.now();
  const onSale = variants.filter(({ isActive }) => isActive);
  return onSale.map((variant) => {
    const price = priceNow(variant, deal, now);
    return {
      id: variant.id,
      sku: variant.sku,
      options: variant.options,
      price: moneyIn(currency, price.cents),
      was_price: moneyOrNull(currency, price.wasCents),
      discount_percent: percentOff(price),
      is_deal: isHonestDeal(price, variant.lowestBeforeDeal ?? undefined),
      lowest_30_days: moneyIn(currency, variant.lowestLately ?? price.cents),
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

/** A product's prices and what is available of it. */
export function presentSale(product: ProductRow, offer: PricedOffer) {
  const variants = presentVariants(product, offer);
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
