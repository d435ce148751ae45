import { Trans, useLingui } from '@lingui/react/macro';
import type { ChartPoint } from '@souk/contract/modules/pages/dashboards';
import { lazy, type ReactNode, Suspense } from 'react';
import { count, price } from '../../lib/format.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { Bone } from '../../ui/skeleton.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { type PeriodName, periodLabels, wholeBeforeLabels } from './period.ts';
import { type Step, stepWords } from './step-words.ts';

const BarChart = lazy(() => import('./bar-chart.tsx').then((file) => ({ default: file.BarChart })));

interface SalesChartProps {
  title: ReactNode;
  /** What the amounts are, for the table and for screen readers. */
  amountName: string;
  /** What is counted beside them; orders by default. */
  countName?: string;
  lead: ReactNode;
  chart: readonly ChartPoint[];
  step: Step;
  period: PeriodName;
}

function Legend({ period }: { period: PeriodName }) {
  const { i18n } = useLingui();
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2 [@media(scripting:none)]:hidden">
      <li className="flex items-center gap-1.5">
        <span className="size-3 rounded-xs bg-brand" aria-hidden="true" />
        {i18n._(periodLabels[period])}
      </li>
      <li className="flex items-center gap-1.5">
        <span className="w-4 border-t-2 border-dashed border-ink-3" aria-hidden="true" />
        {i18n._(wholeBeforeLabels[period])}
      </li>
    </ul>
  );
}

function Drawn({ chart, step, period }: Pick<SalesChartProps, 'chart' | 'step' | 'period'>) {
  const { i18n } = useLingui();
  const bone = <Bone className="h-full !rounded-lg" />;
  const isHydrated = useHydrated();
  return (
    <div className="mt-4 h-64 [@media(scripting:none)]:hidden">
      {isHydrated ? (
        <Suspense fallback={bone}>
          <BarChart chart={chart} step={step} beforeName={i18n._(wholeBeforeLabels[period])} />
        </Suspense>
      ) : (
        bone
      )}
    </div>
  );
}

/** Without scripts the table is shown in place of the chart. */
const openWithoutScripts =
  '[@media(scripting:none)]:details-content:[content-visibility:visible] [@media(scripting:none)]:[&>summary]:hidden';

function Steps({ amountName, countName, chart, step, period }: Omit<SalesChartProps, 'title' | 'lead'>) {
  const { t, i18n } = useLingui();
  const past = chart.filter(({ value }) => value !== null);
  const columns: Column<ChartPoint>[] = [
    {
      key: 'date',
      label: { hour: t`Hour`, day: t`Day`, month: t`Month` }[step],
      isName: true,
      cell: ({ date }) => stepWords(step, date),
    },
    { key: 'value', label: amountName, isNumber: true, cell: ({ value }) => price(value?.cents ?? 0) },
    { key: 'orders', label: countName ?? t`Orders`, isNumber: true, cell: ({ orders }) => count(orders) },
    {
      key: 'before',
      label: i18n._(wholeBeforeLabels[period]),
      isNumber: true,
      cell: ({ before }) => (before ? price(before.cents) : '–'),
    },
  ];
  return (
    <details className={`mt-4 ${openWithoutScripts}`}>
      <summary className="tap inline-flex min-h-9 cursor-pointer items-center text-sm font-semibold text-brand-ink hover:underline">
        <Trans>Show as a table</Trans>
      </summary>
      <div className="pt-2">
        <Table caption={amountName} columns={columns} rows={past} rowKey={({ date }) => date} />
      </div>
    </details>
  );
}

/** Money over time, drawn where scripts run and as a table for everyone. */
export function SalesChart({ title, lead, ...given }: SalesChartProps) {
  return (
    <section aria-labelledby="over-time" className="panel min-w-0 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="over-time" className="h-panel">
          {title}
        </h2>
        <Legend period={given.period} />
      </div>
      <p className="num text-sm text-ink-2">{lead}</p>
      <Drawn {...given} />
      <Steps {...given} />
    </section>
  );
}
