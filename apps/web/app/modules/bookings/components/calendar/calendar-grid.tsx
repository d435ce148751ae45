import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef } from 'react';
import { Link } from 'react-router';
import { datesIn } from '../../../../lib/dates.ts';
import { calendarAddress } from '../../calendar-address.ts';
import { type CalendarColumn, fullDay, hoursIn, minuteIn, shownSpan } from '../../calendar-layout.ts';
import type { LoadedDays } from '../../load-calendar.server.ts';
import { BlockedSpans } from './blocked-spans.tsx';
import { boxOf, CalendarBlockItem } from './calendar-block.tsx';
import { focusNeighbour } from './focus-neighbour.ts';
import { FreeHours } from './free-hours.tsx';
import type { CalendarMove } from './use-calendar-move.ts';

/** Pixels of a minute: 88 of an hour. */
const scale = 88 / 60;

interface GridProps {
  path: string;
  loaded: LoadedDays;
  columns: readonly CalendarColumn[];
  move: CalendarMove;
}

/** A person's name over a day, or a day over a week. */
function Head({ column, path, loaded }: { column: CalendarColumn } & Pick<GridProps, 'path' | 'loaded'>) {
  const { date } = column.day;
  if (loaded.view === 'day')
    return (
      <h3 className="truncate px-2 py-3 text-sm font-semibold">
        {column.name === null ? <Trans>Without person</Trans> : <bdi>{column.name}</bdi>}
      </h3>
    );
  return (
    <h3 className="text-sm font-semibold">
      <Link
        to={calendarAddress(path, 'day', date)}
        aria-current={date === loaded.today ? 'date' : undefined}
        className="num block rounded-md px-2 py-3 text-center hover:bg-inset aria-[current]:bg-ink aria-[current]:text-on-ink"
      >
        {datesIn('UTC').nearDay(date)}
      </Link>
    </h3>
  );
}

/** Where the lifted booking would land, in the columns of its people or its day. */
function Ghost({
  column,
  loaded,
  move,
  first,
}: Omit<GridProps, 'path' | 'columns'> & { column: CalendarColumn; first: number }) {
  const { ghost, lifted } = move;
  if (!ghost || !lifted || ghost.date !== column.day.date) return null;
  const { booking, key } = lifted.block;
  if (loaded.view === 'day' && !column.blocks.some((block) => block.key === key)) return null;
  const minutes = Math.max(30, (Date.parse(booking.ends_at) - Date.parse(booking.starts_at)) / 60_000);
  const at = { from: ghost.minute, to: ghost.minute + minutes, lane: 0, lanes: 1 };
  return (
    <li
      aria-hidden="true"
      style={boxOf(at, first, scale)}
      className="pointer-events-none absolute z-10 rounded-sm bg-surface/90 px-1.5 py-1 text-xs font-semibold shadow-md outline-2 -outline-offset-2 outline-dashed outline-ink"
    >
      <bdi className="block truncate">{booking.customer.name}</bdi>
      <span className="num">{lifted.wanted.time}</span>
    </li>
  );
}

/** The present moment, in the columns of today. */
function NowLine({ column, loaded, first }: { column: CalendarColumn; loaded: LoadedDays; first: number }) {
  if (column.day.date !== loaded.today) return null;
  const minute = minuteIn(column.day, loaded.now, datesIn(loaded.timeZone), loaded.view === 'day');
  return (
    <span
      aria-hidden="true"
      style={{ insetBlockStart: (minute - first) * scale }}
      className="pointer-events-none absolute inset-x-0 h-0.5 bg-bad"
    />
  );
}

/** The hours of a day by its people, or of a week by its days. */
export function CalendarGrid({ path, loaded, columns, move }: GridProps) {
  const { t } = useLingui();
  const grid = useRef<HTMLElement>(null);
  const dates = datesIn(loaded.timeZone);
  const isAlone = loaded.view === 'day';
  const [firstColumn] = columns;
  if (!firstColumn) return null;
  const span = shownSpan(columns, isAlone ? firstColumn.day.minutes : fullDay);
  const height = (span.to - span.from) * scale;
  const onKeyDown = (event: KeyboardEvent) => {
    if (grid.current && focusNeighbour(grid.current, event.key)) event.preventDefault();
  };
  // A week is labelled by the clock of its first day, which no night has changed yet.
  const hours = hoursIn(
    { ...firstColumn.day, minutes: isAlone ? firstColumn.day.minutes : fullDay },
    span,
    dates,
    isAlone,
  );
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
            <Head column={column} path={path} loaded={loaded} />
          </div>
        ))}
        <ol aria-hidden="true" className="relative" style={{ blockSize: height }}>
          {hours.map(({ minute, time }) => (
            <li
              key={minute}
              style={{ insetBlockStart: (minute - span.from) * scale }}
              className="num absolute end-2 text-xs text-ink-3"
            >
              {time}
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
            <FreeHours column={column} hours={hours} loaded={loaded} span={span} scale={scale} />
            <BlockedSpans column={column} team={loaded.team} span={span} scale={scale} />
            <NowLine column={column} loaded={loaded} first={span.from} />
            {column.blocks.map((block) => (
              <CalendarBlockItem
                key={block.key}
                block={block}
                date={column.day.date}
                first={span.from}
                scale={scale}
                move={move}
              />
            ))}
            <Ghost column={column} loaded={loaded} move={move} first={span.from} />
          </ol>
        ))}
      </div>
    </section>
  );
}
