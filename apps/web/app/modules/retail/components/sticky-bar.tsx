import { Trans } from '@lingui/react/macro';
import type { ProductDetail, SaleVariant } from '@souk/contract/modules/retail/product-lists';
import { price } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { cartFormId } from './cart-form.tsx';

interface StickyBarProps {
  product: Pick<ProductDetail, 'is_gst_free'>;
  variant: SaleVariant;
}

/** Price and "Add to cart" at the bottom of phones. */
export function StickyBar({ product, variant }: StickyBarProps) {
  const tax = product.is_gst_free ? <Trans>GST-free</Trans> : <Trans>Includes GST</Trans>;
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-10 flex items-center gap-4 border-t border-line bg-surface px-4 py-3 lg:hidden">
      <p className="leading-tight">
        <b className="num block font-display text-lg font-bold">{price(variant.price.cents)}</b>
        <span className="text-xs text-ink-3">{variant.is_sold_out ? <Trans>Sold out</Trans> : tax}</span>
      </p>
      <Button type="submit" form={cartFormId} size="lg" disabled={variant.is_sold_out} className="flex-1">
        <Trans>Add to cart</Trans>
      </Button>
    </div>
  );
}
