import { Trans, useLingui } from '@lingui/react/macro';
import type { Quote, QuoteVersion } from '@souk/contract/modules/appointments/quote-values';
import { Check, CircleX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { datesIn } from '../../../../lib/dates.ts';
import { price } from '../../../../lib/format.ts';
import { Icon, type IconShape } from '../../../../ui/icon.tsx';
import { Rating } from '../../../../ui/rating.tsx';
import { cancellationWords } from '../../../bookings/index.ts';
import {
  type Column,
  type ComparedLine,
  differs,
  type LikeForLike,
  likeForLike,
  lowestOf,
} from '../../compare-quotes.ts';
import { QuoteShares, QuoteTime } from '../quote/quote-facts.tsx';
import { TimeLeft } from '../quote/time-left.tsx';

export interface CompareRow {
  key: string;
  name: ReactNode;
  hint?: ReactNode;
  /** In the order of the columns; null without a quote. */
  cells: ReactNode[];
  differs: boolean;
}

export interface CompareGroup {
  key: string;
  title: ReactNode | null;
  rows: CompareRow[];
}

const marks = { good: 'bg-good-soft text-good', warn: 'bg-warn-soft text-warn' };

function Mark({ tone, icon, children }: { tone: keyof typeof marks; icon: IconShape; children: ReactNode }) {
  return (
    <span
      className={`ms-2 inline-flex h-6 items-center gap-1 rounded-full px-2 text-xs font-semibold whitespace-nowrap ${marks[tone]}`}
    >
      <Icon of={icon} size={14} />
      {children}
    </span>
  );
}

const Lowest = () => (
  <Mark tone="good" icon={Check}>
    <Trans>Lowest</Trans>
  </Mark>
);

const under = 'block text-sm text-ink-2';

/** One row of what each version says; columns without a quote stay empty. */
function rowOf(
  columns: readonly Column[],
  row: Pick<CompareRow, 'key' | 'name' | 'hint'>,
  of: (quote: Quote, offer: QuoteVersion) => { value: string | number | null; shown: ReactNode },
): CompareRow {
  const cells = columns.map(({ quote }) => (quote.offer ? of(quote, quote.offer) : null));
  return {
    ...row,
    cells: cells.map((cell) => cell?.shown ?? null),
    differs: differs(cells.map((cell) => cell?.value)),
  };
}

/** What comes from the business, quoted or not. */
const factOf = (
  columns: readonly Column[],
  row: Pick<CompareRow, 'key' | 'name' | 'hint'>,
  of: (quote: Quote) => { value: string | number | null; shown: ReactNode },
): CompareRow => {
  const cells = columns.map(({ quote }) => of(quote));
  return {
    ...row,
    cells: cells.map(({ shown }) => shown),
    differs: differs(cells.map(({ value }) => value)),
  };
};

function lineRow(columns: readonly Column[], { key, name, cells }: ComparedLine): CompareRow {
  const lowest = lowestOf(
    columns,
    cells.map((cell) => cell?.cents),
  );
  return {
    key: `line ${key}`,
    name: <bdi>{name}</bdi>,
    cells: cells.map((cell, index) => {
      if (cell === undefined) return null;
      if (cell === null)
        return (
          <span className="inline-flex items-center gap-1.5 font-medium text-bad">
            <Icon of={CircleX} size={16} />
            <Trans>Not included</Trans>
          </span>
        );
      return (
        <>
          <span className="num font-medium">{price(cell.cents)}</span>
          {index === lowest && <Lowest />}
          {cell.quantity > 1 && <span className={`num ${under}`}>× {cell.quantity}</span>}
        </>
      );
    }),
    differs: differs(
      cells.map((cell) => (cell === undefined ? undefined : `${cell?.cents} ${cell?.quantity}`)),
    ),
  };
}

/** What the quotes would cost with the same lines; only where one of them leaves something out. */
function alikeRow(columns: readonly Column[], alike: readonly (LikeForLike | undefined)[]): CompareRow[] {
  if (!alike.some((one) => one && one.added.length > 0)) return [];
  const lowest = lowestOf(
    columns,
    alike.map((one) => one?.cents),
  );
  const lowestTotal = lowestOf(
    columns,
    columns.map(({ quote }) => quote.offer?.total.cents),
  );
  return [
    {
      key: 'alike',
      name: <Trans>Like for like</Trans>,
      hint: <Trans>Missing lines added at what the others charge</Trans>,
      cells: alike.map((one, index) => {
        if (!one) return null;
        const addedCents = one.added.reduce((sum, { cents }) => sum + cents, 0);
        return (
          <>
            <span className="num font-medium">{price(one.cents)}</span>
            {index === lowest && <Lowest />}
            {index === lowestTotal && index !== lowest && (
              <Mark tone="warn" icon={TriangleAlert}>
                <Trans>Looks cheaper</Trans>
              </Mark>
            )}
            <span className={`num ${under}`}>
              {one.added.length > 0 ? (
                <Trans>
                  {price(addedCents)} added for {one.added.map(({ name }) => name).join(', ')}
                </Trans>
              ) : (
                <Trans>Nothing missing</Trans>
              )}
            </span>
          </>
        );
      }),
      differs: differs(alike.map((one) => one?.cents)),
    },
  ];
}

/** Every row of the comparison, in groups. */
export function useCompareGroups(columns: readonly Column[], lines: readonly ComparedLine[]): CompareGroup[] {
  const { i18n } = useLingui();
  const alike = likeForLike(columns, lines);
  const lowest = lowestOf(
    columns,
    columns.map(({ quote }) => quote.offer?.total.cents),
  );
  const first: CompareRow[] = [
    ...alikeRow(columns, alike),
    rowOf(columns, { key: 'time', name: <Trans>Earliest date</Trans> }, (quote, offer) => ({
      value: offer.starts_at,
      shown: <QuoteTime version={offer} zone={quote.time_zone} />,
    })),
    rowOf(columns, { key: 'ends', name: <Trans>Quote ends</Trans> }, (quote, offer) => ({
      value: offer.valid_until,
      shown: (
        <span className="num">
          {datesIn(quote.time_zone).nearDay(offer.valid_until)}
          {quote.status === 'Quote-Sent' && (
            <span className={under}>
              <TimeLeft until={offer.expires_at} />
            </span>
          )}
        </span>
      ),
    })),
  ];
  const get: CompareRow[] = [
    ...lines.map((line) => lineRow(columns, line)),
    rowOf(
      columns,
      { key: 'total', name: <Trans>Total</Trans>, hint: <Trans>GST is inside every price</Trans> },
      (quote, offer) => ({
        value: offer.total.cents,
        shown: (
          <>
            <span className="num font-display text-lg font-bold">{price(offer.total.cents)}</span>
            {columns[lowest ?? -1]?.quote === quote && <Lowest />}
            <span className={`num ${under}`}>
              {offer.gst.cents > 0 ? <Trans>GST {price(offer.gst.cents)}</Trans> : <Trans>No GST</Trans>}
            </span>
          </>
        ),
      }),
    ),
  ];
  const protects: CompareRow[] = [
    rowOf(
      columns,
      {
        key: 'warranty',
        name: <Trans>Warranty</Trans>,
        hint: <Trans>Your rights by law always apply</Trans>,
      },
      (_quote, { warranty }) => ({
        value: warranty,
        shown: warranty ? <bdi>{warranty}</bdi> : <Trans>None written</Trans>,
      }),
    ),
    factOf(
      columns,
      { key: 'cancelling', name: <Trans>Cancelling</Trans> },
      ({ cancellation_steps: steps }) => {
        const words = cancellationWords(i18n, steps);
        return { value: words, shown: words };
      },
    ),
    rowOf(columns, { key: 'paid', name: <Trans>Paid</Trans> }, (_quote, { shares }) => ({
      value: JSON.stringify(shares.map(({ percent, due }) => [percent, due])),
      shown: <QuoteShares shares={shares} />,
    })),
  ];
  const who: CompareRow[] = [
    factOf(
      columns,
      { key: 'reviews', name: <Trans>Reviews</Trans> },
      ({ business: { rating, rating_count: count } }) => ({
        value: `${rating} ${count}`,
        shown: count > 0 ? <Rating mean={rating} total={count} /> : <Trans>None yet</Trans>,
      }),
    ),
    factOf(columns, { key: 'distance', name: <Trans>Distance</Trans> }, ({ distance_km: km }) => ({
      value: km,
      shown:
        km === null ? (
          <Trans>Unknown</Trans>
        ) : (
          <span className="num">
            <Trans>{km} km</Trans>
          </span>
        ),
    })),
  ];
  return [
    { key: 'first', title: null, rows: first },
    { key: 'get', title: <Trans>What you get</Trans>, rows: get },
    { key: 'protects', title: <Trans>What protects you</Trans>, rows: protects },
    { key: 'who', title: <Trans>Who comes</Trans>, rows: who },
  ];
}
