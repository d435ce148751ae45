import { Trans, useLingui } from '@lingui/react/macro';
import { price } from '../../../lib/format.ts';
import { useNow } from '../../../lib/page-root.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { priceCurve } from '../price-curve.ts';

interface PriceLineProps {
  prices: readonly { price: { cents: number }; since: string }[];
  lowestCents: number;
}

/** The chosen variant's price history, as steps and in words. */
export function PriceLine({ prices, lowestCents }: PriceLineProps) {
  const { shortMonthDate, nearDay } = useDates();
  const { t } = useLingui();
  const now = useNow();
  const curve = priceCurve(
    prices.map(({ price: { cents }, since }) => ({ cents, at: new Date(since).getTime() })),
    now.getTime(),
  );
  const [first] = prices;
  if (!curve || !first || prices.length < 2) return null;
  return (
    <details className="group mt-6 rounded-lg bg-surface shadow-[inset_0_0_0_1px_var(--line)]">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 px-4 text-[15px] font-semibold">
        <Trans>Price history</Trans>
        <span className="num text-sm font-normal text-ink-2">
          <Trans>Lowest of 30 days {price(lowestCents)}</Trans>
        </span>
      </summary>
      <div className="px-4 pb-4">
        <svg
          viewBox="0 -4 100 108"
          preserveAspectRatio="none"
          className="h-24 w-full"
          role="img"
          aria-label={t`Price over time`}
        >
          <path
            d={curve.path}
            fill="none"
            stroke="var(--brand)"
            strokeWidth={2}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <p className="flex justify-between text-xs text-ink-3">
          <span>{shortMonthDate(first.since)}</span>
          <span>
            <Trans>Today</Trans>
          </span>
        </p>
        <ul className="mt-3 text-sm">
          {prices.toReversed().map((step) => (
            <li key={step.since} className="flex justify-between border-t border-line py-1.5">
              <span className="text-ink-2">
                <Trans>Since {nearDay(step.since)}</Trans>
              </span>
              <span className="num font-medium">{price(step.price.cents)}</span>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
