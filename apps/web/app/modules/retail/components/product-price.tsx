import { Trans } from '@lingui/react/macro';
import type { ProductDetail, SaleVariant } from '@souk/contract/modules/retail/product-lists';
import { price } from '../../../lib/format.ts';
import { DealEnd } from '../../discounts/index.ts';

/** The chosen variant's price and saving; tax and the deal's end are shown below. */
export function ProductPrice({
  product,
  variant,
}: {
  product: Pick<ProductDetail, 'deal' | 'is_gst_free'>;
  variant: SaleVariant;
}) {
  const { was_price, price: now } = variant;
  const saved = was_price ? was_price.cents - now.cents : 0;
  return (
    <div className="mt-5">
      <p className="flex flex-wrap items-end gap-x-3">
        <b className="num font-display text-3xl font-bold tracking-[-0.02em]">{price(now.cents)}</b>
        {was_price && saved > 0 && (
          <span className="num pb-1">
            <s className="text-ink-3">
              <span className="sr-only">
                <Trans>was</Trans>{' '}
              </span>
              {price(was_price.cents)}
            </s>{' '}
            <span className="font-semibold text-good">
              <Trans>Save {price(saved)}</Trans>
            </span>
          </span>
        )}
      </p>
      <p className="mt-1 text-sm text-ink-3">
        {product.is_gst_free ? <Trans>GST-free.</Trans> : <Trans>Includes GST.</Trans>}{' '}
        {product.deal && variant.was_price && <DealEnd endsAt={product.deal.ends_at} />}
      </p>
    </div>
  );
}
