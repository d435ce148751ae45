import { Trans, useLingui } from '@lingui/react/macro';
import type { TopProduct } from '@souk/contract/modules/pages/dashboards';
import { Link } from 'react-router';
import { count, price } from '../../lib/format.ts';
import { ItemPicture, stockPath } from '../../modules/retail/index.ts';
import { type Column, Table } from '../../ui/table.tsx';

/** What brought most in the period, and how many of those who looked have ordered. */
export function TopProducts({ products }: { products: readonly TopProduct[] }) {
  const { t } = useLingui();
  const columns: Column<TopProduct>[] = [
    {
      key: 'product',
      label: t`Product`,
      isName: true,
      cell: ({ product_id: id, title, image }) => (
        <Link to={stockPath(id)} className="flex items-center gap-3 hover:underline max-md:flex-row-reverse">
          <ItemPicture image={image} size={56} />
          <bdi className="line-clamp-2">{title}</bdi>
        </Link>
      ),
    },
    { key: 'pieces', label: t`Pieces`, isNumber: true, cell: ({ pieces }) => count(pieces) },
    { key: 'sales', label: t`Sales`, isNumber: true, cell: ({ sales }) => price(sales.cents) },
    { key: 'views', label: t`Views`, isNumber: true, cell: ({ views }) => count(views) },
    {
      key: 'conversion',
      label: t`Led to an order`,
      isNumber: true,
      cell: ({ conversion }) => (conversion === null ? '–' : `${conversion.toFixed(1)}%`),
    },
  ];
  return (
    <section aria-labelledby="top-products" className="panel min-w-0 p-5">
      <h2 id="top-products" className="h-panel mb-2">
        <Trans>Top products</Trans>
      </h2>
      <Table
        caption={t`What brought most in this period`}
        columns={columns}
        rows={products}
        rowKey={({ product_id: id }) => id}
        empty={
          <p className="text-[15px] text-ink-2">
            <Trans>Nothing was sold in this period.</Trans>
          </p>
        }
      />
    </section>
  );
}
