import { Trans, useLingui } from '@lingui/react/macro';
import type { Comparison } from '@souk/contract/modules/retail/comparison';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pictureSources } from '../../../lib/pictures.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Price } from '../../../ui/price.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { comparePath } from '../compared.ts';

type Compared = Comparison['products'][number];

const nameCell =
  'sticky start-0 z-10 w-[112px] min-w-[112px] bg-wall py-3 pe-3 text-start align-top text-sm font-medium text-ink-2 lg:w-[180px]';
const valueCell = 'min-w-[148px] border-s border-line px-3 py-3 align-top text-[15px] break-words lg:px-5';

function HeadCell({ product, rest }: { product: Compared; rest: readonly number[] }) {
  const { t } = useLingui();
  return (
    <th scope="col" className={`${valueCell} bg-wall text-start font-normal`}>
      <div className="relative">
        <Frame
          {...pictureSources(product.image, { w: 96, h: 96 })}
          ratio="1:1"
          className="w-20 !rounded-md lg:w-24"
        />
        {rest.length > 0 && (
          <Link
            to={comparePath(rest)}
            preventScrollReset
            aria-label={t`Do not compare ${product.title}`}
            className="tap absolute end-0 top-0 grid size-8 place-items-center rounded-full hover:bg-inset"
          >
            <Icon of={X} size={18} />
          </Link>
        )}
      </div>
      <Link to={product.path} className="mt-2 line-clamp-2 leading-snug font-medium hover:underline">
        <bdi>{product.title}</bdi>
      </Link>
    </th>
  );
}

interface RowProps {
  name: ReactNode;
  cells: readonly { id: number; content: ReactNode }[];
  differs: boolean;
}

function Row({ name, cells, differs }: RowProps) {
  return (
    <tr className="border-t border-line" data-differs={differs || undefined}>
      <th scope="row" className={nameCell}>
        {name}
        {differs && (
          <span className="block text-xs font-normal text-brand-ink">
            <Trans>Differs</Trans>
          </span>
        )}
      </th>
      {cells.map(({ id, content }) => (
        <td key={id} className={`${valueCell} ${differs ? 'bg-brand-soft font-medium' : ''}`}>
          {content ?? (
            <span className="text-ink-3">
              <span aria-hidden="true">–</span>
              <span className="sr-only">
                <Trans>not told</Trans>
              </span>
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

const isMixed = (values: readonly (string | number | boolean)[]) => new Set(values).size > 1;

/** Price, rating, stock and shop, which every product has. */
function useOwnRows(products: readonly Compared[]): (RowProps & { key: string })[] {
  const row = (
    key: string,
    name: ReactNode,
    value: (product: Compared) => string | number | boolean,
    content: (product: Compared) => ReactNode,
  ) => ({
    ...{ key, name, differs: isMixed(products.map(value)) },
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
  /** Rows that say the same of all are left out. */
  isNarrowed: boolean;
}

/** Products as columns; phones scroll it within its region, where the head stays in sight. */
export function CompareTable({ comparison, isNarrowed }: CompareTableProps) {
  const { t } = useLingui();
  const { products } = comparison;
  const ids = products.map(({ id }) => id);
  const rows = [
    ...useOwnRows(products),
    ...comparison.rows.map(({ slug, name, values, differs }) => ({
      ...{ key: `attribute-${slug}`, name, differs },
      cells: products.map(({ id }, index) => ({ id, content: values[index] ?? null })),
    })),
  ].filter(({ differs }) => differs || !isNarrowed);
  return (
    <section
      aria-label={t`Comparison`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: -- a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative -mx-4 max-h-[82dvh] overflow-auto px-4 lg:mx-0 lg:max-h-none lg:overflow-visible lg:px-0"
    >
      <table className="w-full table-fixed border-separate border-spacing-0 max-lg:w-auto max-lg:min-w-full">
        <caption className="sr-only">{t`Products side by side`}</caption>
        <thead className="sticky top-0 z-20 lg:top-[72px]">
          <tr>
            <td className={`${nameCell} z-20`} />
            {products.map((product) => (
              <HeadCell key={product.id} product={product} rest={ids.filter((id) => id !== product.id)} />
            ))}
          </tr>
        </thead>
        <tbody className="[&_td]:border-t [&_td]:border-line [&_th]:border-t [&_th]:border-line">
          {rows.map(({ key, ...row }) => (
            <Row key={key} {...row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
