import { Trans, useLingui } from '@lingui/react/macro';
import type { listPrices } from '@souk/contract/modules/retail/product-lists';
import type { ProductForm } from '@souk/contract/modules/retail/products';
import type { ReplyOf } from '@souk/contract/shared/endpoint';
import { Link } from 'react-router';
import { price } from '../../../../lib/format.ts';
import { useNow } from '../../../../lib/page-root.ts';
import { useDates } from '../../../../lib/use-dates.tsx';
import { type Column, Table } from '../../../../ui/table.tsx';
import { priceCurve } from '../../price-curve.ts';
import { stockPath } from '../../product-tabs.ts';
import { valuesOf } from './variant-quick.tsx';

type History = ReplyOf<typeof listPrices>;
type Entry = History['prices'][number];

function Chart({ history, label }: { history: History; label: string }) {
  const { slashDate } = useDates();
  const now = useNow();
  const points = history.prices.map((entry) => ({ cents: entry.price.cents, at: Date.parse(entry.since) }));
  const curve = priceCurve(points, now.getTime());
  const [first] = history.prices;
  if (!curve || !first) return null;
  const isFlat = curve.lowest === curve.highest;
  return (
    <div className="mt-4 grid grid-cols-[auto_1fr] gap-x-3">
      <span
        className={`num flex flex-col py-0.5 text-end text-xs text-ink-3 ${isFlat ? 'justify-center' : 'justify-between'}`}
      >
        <span>{price(curve.highest)}</span>
        {!isFlat && <span>{price(curve.lowest)}</span>}
      </span>
      <svg
        viewBox="0 -5 100 110"
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        className="h-36 w-full border-b border-line rtl:-scale-x-100"
      >
        <path
          d={curve.path}
          fill="none"
          stroke="var(--brand)"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span />
      <span className="num mt-1.5 flex justify-between text-xs text-ink-3">
        <span>{slashDate(first.since)}</span>
        <span>
          <Trans>Today</Trans>
        </span>
      </span>
    </div>
  );
}

function Entries({ history }: { history: History }) {
  const { slashDate } = useDates();
  const { t } = useLingui();
  const columns: Column<Entry>[] = [
    { key: 'since', label: t`Since`, isName: true, cell: ({ since }) => slashDate(since) },
    { key: 'price', label: t`Price`, isNumber: true, cell: (entry) => price(entry.price.cents) },
  ];
  return (
    <details className="mt-4">
      <summary className="tap inline-flex min-h-9 cursor-pointer items-center text-sm font-semibold text-brand-ink hover:underline">
        <Trans>Show as a table</Trans>
      </summary>
      <div className="max-w-form pt-2">
        <Table
          caption={t`Price history`}
          columns={columns}
          rows={history.prices.toReversed()}
          rowKey={({ since }) => since}
        />
      </div>
    </details>
  );
}

function Choice({ product, shownId }: { product: ProductForm; shownId: number | null }) {
  const { t } = useLingui();
  if (product.variants.length < 2) return null;
  return (
    <nav aria-label={t`Variants`} className="mt-3 flex flex-wrap gap-2">
      {product.variants.map((variant) => (
        <Link
          key={variant.id}
          to={`${stockPath(product.id)}?variant=${variant.id}#prices`}
          preventScrollReset
          aria-current={variant.id === shownId ? 'true' : undefined}
          className="inline-flex h-9 items-center rounded-full px-3.5 text-sm font-medium shadow-[inset_0_0_0_1px_var(--line-strong)] hover:shadow-[inset_0_0_0_1px_var(--ink)] aria-[current]:shadow-[inset_0_0_0_2px_var(--ink)] max-lg:h-11"
        >
          {valuesOf(product.option_names, variant)}
        </Link>
      ))}
    </nav>
  );
}

interface PricePanelProps {
  product: ProductForm;
  shownId: number | null;
  history: History | null;
}

/** A variant's price history; a deal has to be below the lowest of 30 days. */
export function PricePanel({ product, shownId, history }: PricePanelProps) {
  const { t } = useLingui();
  const shown = product.variants.find(({ id }) => id === shownId);
  const name = shown ? valuesOf(product.option_names, shown) : '';
  const lowest = history ? price(history.lowest_30_days.cents) : '';
  return (
    <section id="prices" aria-labelledby="prices-title" className="panel mt-4 scroll-mt-24 p-5">
      <h2 id="prices-title" className="h-panel">
        <Trans>Price history</Trans>
      </h2>
      <Choice product={product} shownId={shownId} />
      {history && history.prices.length > 0 ? (
        <>
          <p className="mt-3 text-[15px] text-ink-2">
            <Trans>
              Lowest of the last 30 days: <b className="num font-semibold text-ink">{lowest}</b>. A daily deal
              shows its badge only below that.
            </Trans>
          </p>
          <Chart history={history} label={name ? t`Price of ${name} over time` : t`Price over time`} />
          <Entries history={history} />
        </>
      ) : (
        <p className="mt-3 rounded-lg bg-sunken p-4 text-sm text-ink-2">
          <Trans>Prices are recorded from the day the variant is saved.</Trans>
        </p>
      )}
    </section>
  );
}
