import { useLingui } from '@lingui/react/macro';
import type { ChartPoint } from '@souk/contract/modules/pages/dashboards';
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  LabelList,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { price } from '../../lib/format.ts';
import { peakOf, type Step, stepWords, tickWords } from './step-words.ts';

const compact = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  currencyDisplay: 'narrowSymbol',
  notation: 'compact',
  maximumFractionDigits: 2,
});

interface Drawn {
  date: string;
  cents: number | null;
  before: number | null;
  /** Set at the peak alone. */
  label: string;
}

function drawnOf(chart: readonly ChartPoint[]): Drawn[] {
  const peak = peakOf(chart);
  return chart.map(({ date, value, before }, place) => ({
    date,
    cents: value?.cents ?? null,
    before: before?.cents ?? null,
    label: value && place === peak ? price(value.cents) : '',
  }));
}

interface Hovered {
  active?: boolean;
  payload?: readonly { payload?: Drawn }[];
}

function Words({ active, payload, step, beforeName }: Hovered & { step: Step; beforeName: string }) {
  const drawn = payload?.[0]?.payload;
  if (!active || !drawn) return null;
  return (
    <div className="rounded-md bg-surface px-3 py-2 text-sm shadow-lg">
      <p className="text-ink-2">{stepWords(step, drawn.date)}</p>
      {drawn.cents !== null && <p className="num font-semibold">{price(drawn.cents)}</p>}
      {drawn.before !== null && (
        <p className="num text-ink-3">
          {beforeName}: {price(drawn.before)}
        </p>
      )}
    </div>
  );
}

interface BarChartProps {
  chart: readonly ChartPoint[];
  step: Step;
  beforeName: string;
}

/** Bars of the period with its peak labelled, over the line of the one before; a table says the same. */
export function BarChart({ chart, step, beforeName }: BarChartProps) {
  const { i18n } = useLingui();
  const isRtl = document.documentElement.dir === 'rtl';
  const drawn = drawnOf(chart);
  const peak = peakOf(chart);
  const tick = { fill: 'var(--ink-3)', fontSize: 12 };
  return (
    <div aria-hidden="true" className="h-full" lang={i18n.locale}>
      <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 600, height: 260 }}>
        <ComposedChart
          data={drawn}
          accessibilityLayer={false}
          margin={{ top: 22, right: 4, bottom: 0, left: 4 }}
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="date"
            reversed={isRtl}
            tickFormatter={(date: string) => tickWords(step, date, chart.length)}
            tick={tick}
            tickLine={false}
            axisLine={{ stroke: 'var(--line)' }}
            minTickGap={8}
          />
          <YAxis
            orientation={isRtl ? 'right' : 'left'}
            tickFormatter={(cents: number) => compact.format(cents / 100)}
            tick={tick}
            tickLine={false}
            axisLine={false}
            width={52}
            tickCount={4}
          />
          <Tooltip
            cursor={{ fill: 'var(--inset)', fillOpacity: 0.6 }}
            isAnimationActive={false}
            content={({ active, payload }) => (
              <Words
                active={active}
                payload={payload as Hovered['payload'] & object}
                step={step}
                beforeName={beforeName}
              />
            )}
          />
          <Bar
            dataKey="cents"
            isAnimationActive={false}
            maxBarSize={36}
            shape={({
              x,
              y,
              width,
              height,
              index,
            }: {
              x?: number;
              y?: number;
              width?: number;
              height?: number;
              index?: number;
            }) => (
              <rect
                x={x}
                y={y}
                width={Math.max(0, width ?? 0)}
                height={Math.max(0, height ?? 0)}
                rx={3}
                fill="var(--brand)"
                fillOpacity={index === peak ? 1 : 0.6}
              />
            )}
          >
            <LabelList dataKey="label" position="top" fill="var(--ink)" fontSize={12} fontWeight={600} />
          </Bar>
          <Line
            dataKey="before"
            type="linear"
            dot={false}
            activeDot={false}
            isAnimationActive={false}
            stroke="var(--ink-3)"
            strokeDasharray="4 4"
            strokeWidth={1.5}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}
