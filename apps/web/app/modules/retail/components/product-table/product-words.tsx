import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Product, ProductTab } from '@souk/contract/modules/retail/products';
import { CircleAlert, PackageX } from 'lucide-react';
import { count, price } from '../../../../lib/format.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { stockStanding } from '../../product-tabs.ts';

/** The names of the management's tabs. */
export function useProductTabWords(): Record<ProductTab, string> {
  const { t } = useLingui();
  return {
    approved: t`On sale`,
    low: t`Low stock`,
    'sold-out': t`Sold out`,
    pending: t`Pending`,
    draft: t`Drafts`,
    rejected: t`Rejected`,
    archived: t`Archived`,
  };
}

type Priced = Pick<Product, 'price' | 'price_to'>;

export function ProductPriceRange({ product }: { product: Priced }) {
  const [from, to] = [product.price.cents, product.price_to.cents];
  return (
    <span className="num whitespace-nowrap">
      {from === to ? (
        price(from)
      ) : (
        <Trans>
          {price(from)} to {price(to)}
        </Trans>
      )}
    </span>
  );
}

/** Pieces in stock, with a word if there are few or none. */
export function StockWords({ product }: { product: Product }) {
  const { stock, free } = product;
  const standing = stockStanding(product);
  return (
    <span className="num">
      <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
        {standing === 'sold-out' && (
          <span className="inline-flex items-center gap-1 font-semibold text-bad">
            <Icon of={PackageX} size={16} />
            <Trans>Sold out</Trans>
          </span>
        )}
        {standing === 'low' && (
          <span className="inline-flex items-center gap-1 font-semibold text-warn">
            <Icon of={CircleAlert} size={16} />
            {product.variants_count > 1 ? (
              <Trans>Low, {count(stock)} in all</Trans>
            ) : (
              <Trans>Low, {count(stock)}</Trans>
            )}
          </span>
        )}
        {standing === null && <Plural value={stock} one="# piece" other={`${count(stock)} pieces`} />}
      </span>
      {free < stock && (
        <span className="block text-sm text-ink-3">
          <Trans>{count(stock - free)} in open orders</Trans>
        </span>
      )}
    </span>
  );
}
