import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import {
  type CalendarDay,
  fullDay,
  hoursIn,
  minuteIn,
  type Placed,
  shownSpan,
} from '../lib/calendar-layout.ts';
import { datesIn } from '../lib/dates.ts';
import { focusNeighbour } from './focus-neighbour.ts';

/** Pixels of a minute: 88 of an hour. */
const scale = 88 / 60;

export interface GridColumn<Block extends Placed> {
  key: string;
  day: CalendarDay;
  blocks: readonly Block[];
}

/** Where something lies in its column, whose first minute is this one. */
export const boxIn = ({ from, to, lane, lanes }: Placed, first: number): CSSProperties => ({
  insetBlockStart: (from - first) * scale,
  blockSize: (to - from) * scale - 2,
  insetInlineStart: `calc(${(100 * lane) / lanes}% + 2px)`,
  inlineSize: `calc(${100 / lanes}% - 4px)`,
});

/** `9 am` of a clock's `09:00`. */
const hourWords = (time: string) => datesIn('UTC').plainTime(`2000-01-01T${time}:00Z`).replace(':00', '');

/** The day at the head of its column, which leads to it alone. */
export function GridDay({ to, date, today }: { to: string; date: string; today: string }) {
  return (
    <h3 className="text-sm font-semibold">
      <Link
        to={to}
        aria-current={date === today ? 'date' : undefined}
        className="num block rounded-md px-2 py-3 text-center hover:bg-inset aria-[current]:bg-ink aria-[current]:text-on-ink"
      >
        {datesIn('UTC').nearDay(date)}
      </Link>
    </h3>
  );
}

/** The minutes that are shown, and where the full hours of clocks lie on them. */
export interface GridAxis {
  from: number;
  to: number;
  hours: readonly { minute: number; time: string }[];
}

interface CalendarGridProps<Column> {
  columns: readonly Column[];
  /** One day alone is as long as it is, also when clocks change. */
  isAlone: boolean;
  timeZone: string;
  today: string;
  now: string;
  head: (column: Column) => ReactNode;
  /** What lies in a column, as items of a list. */
  children: (column: Column, axis: GridAxis) => ReactNode;
}

/** Days, or the people of a day, side by side on one axis of hours; arrows lead from block to block. */
export function CalendarGrid<Column extends GridColumn<Placed>>({
  columns,
  isAlone,
  timeZone,
  today,
  now,
  head,
  children,
}: CalendarGridProps<Column>) {
  const { t } = useLingui();
  const grid = useRef<HTMLElement>(null);
  const dates = datesIn(timeZone);
  const [firstColumn] = columns;
  if (!firstColumn) return null;
  const length = isAlone ? firstColumn.day.minutes : fullDay;
  const span = shownSpan(columns, length);
  const height = (span.to - span.from) * scale;
  const onKeyDown = (event: KeyboardEvent) => {
    if (grid.current && focusNeighbour(grid.current, event.key)) event.preventDefault();
  };
  // A week is labelled by the clock of its first day, which no night has changed yet.
  const hours = hoursIn({ ...firstColumn.day, minutes: length }, span, dates, isAlone);
  return (
    <section
      ref={grid}
      aria-label={t`Calendar`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: -- what scrolls has to be reached by keyboard
      tabIndex={0}
      onKeyDown={onKeyDown}
      className="panel overflow-x-auto"
    >
      <div
        className="grid min-w-max"
        style={{ gridTemplateColumns: `64px repeat(${columns.length}, minmax(120px, 1fr))` }}
      >
        <span className="border-b border-line" />
        {columns.map((column) => (
          <div key={column.key} className="min-w-0 border-s border-b border-line">
            {head(column)}
          </div>
        ))}
        <ol aria-hidden="true" className="relative" style={{ blockSize: height }}>
          {hours.map(({ minute, time }) => (
            <li
              key={minute}
              style={{ insetBlockStart: (minute - span.from) * scale }}
              className="num absolute end-2 text-xs text-ink-3"
            >
              {hourWords(time)}
            </li>
          ))}
        </ol>
        {columns.map((column) => (
          <ol
            key={column.key}
            data-date={column.day.date}
            data-from={span.from}
            data-scale={scale}
            style={{ blockSize: height, backgroundSize: `100% ${60 * scale}px` }}
            className="relative border-s border-line bg-[linear-gradient(var(--line)_1px,transparent_1px)]"
          >
            {column.day.date === today && (
              <span
                aria-hidden="true"
                style={{
                  insetBlockStart: (minuteIn(column.day, now, dates, isAlone) - span.from) * scale,
                }}
                className="pointer-events-none absolute inset-x-0 h-0.5 bg-bad"
              />
            )}
            {children(column, { ...span, hours })}
          </ol>
        ))}
      </div>
    </section>
  );
}
