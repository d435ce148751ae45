import { Trans } from '@lingui/react/macro';
import type { Comparison } from '@souk/contract/modules/retail/comparison';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { CompareGrid, type CompareRow, isMixed } from '../../../ui/compare-grid.tsx';
import { Price } from '../../../ui/price.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { comparePath } from '../compared.ts';

type Compared = Comparison['products'][number];

/** Price, rating, stock and shop, which every product has. */
function ownRows(products: readonly Compared[]): CompareRow[] {
  const row = (
    key: string,
    name: ReactNode,
    value: (product: Compared) => string | number | boolean,
    content: (product: Compared) => ReactNode,
  ) => ({
    key,
    name,
    differs: isMixed(products.map(value)),
    cells: products.map((product) => ({ id: product.id, content: content(product) })),
  });
  return [
    row(
      'price',
      <Trans>Price</Trans>,
      ({ price }) => price.cents,
      ({ price, was_price, is_deal }) => (
        <span className="flex flex-wrap items-center gap-2">
          <Price cents={price.cents} wasCents={was_price?.cents} />
          {is_deal && was_price && (
            <Badge kind="deal" percent={Math.round((1 - price.cents / was_price.cents) * 100)} />
          )}
        </span>
      ),
    ),
    row(
      'rating',
      <Trans>Rating</Trans>,
      ({ rating }) => Math.floor(rating),
      ({ rating, rating_count }) => (rating_count > 0 ? <Rating mean={rating} total={rating_count} /> : null),
    ),
    row(
      'stock',
      <Trans>Stock</Trans>,
      ({ is_sold_out }) => is_sold_out,
      ({ is_sold_out }) => (is_sold_out ? <Trans>Sold out</Trans> : <Trans>In stock</Trans>),
    ),
    row(
      'shop',
      <Trans>Shop</Trans>,
      ({ seller }) => seller.id,
      ({ seller }) => seller.name,
    ),
  ];
}

interface CompareTableProps {
  comparison: Comparison;
  /** Hides rows in which all products are the same. */
  isNarrowed: boolean;
}

/** Products of shops side by side. */
export function CompareTable({ comparison, isNarrowed }: CompareTableProps) {
  const { products } = comparison;
  const ids = products.map(({ id }) => id);
  const rows = [
    ...ownRows(products),
    ...comparison.rows.map(({ slug, name, values, differs }) => ({
      key: `attribute-${slug}`,
      name,
      differs,
      cells: products.map(({ id }, index) => ({ id, content: values[index] ?? null })),
    })),
  ].filter(({ differs }) => differs || !isNarrowed);
  const columns = products.map(({ id, title, path, image }) => ({
    id,
    title,
    path,
    image,
    without: ids.length > 1 ? comparePath(ids.filter((other) => other !== id)) : null,
  }));
  return <CompareGrid columns={columns} rows={rows} />;
}
