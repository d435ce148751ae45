import type { Variant } from '@souk/contract/modules/retail/products';
import { type Money, moneyIn, moneyOrNull } from '@souk/contract/shared/values';
import type { StockedVariant } from './variant.queries.ts';

type Currency = Money['currency'];

/** A variant as its seller sees it. */
export const presentVariant = (variant: StockedVariant, currency: Currency): Variant => ({
  id: variant.id,
  sku: variant.sku,
  barcode: variant.barcode,
  options: variant.options,
  price: moneyIn(currency, variant.priceCents),
  was_price: moneyOrNull(currency, variant.wasPriceCents),
  stock: variant.onHand,
  held: variant.held,
  free: variant.free,
  weight_grams: variant.weightGrams,
  image_id: variant.imageId,
  position: variant.position,
  is_active: variant.isActive,
});
