import { Trans } from '@lingui/react/macro';
import { boxIn, CalendarGrid, GridDay } from '../../../../ui/calendar-grid.tsx';
import { calendarAddress } from '../../calendar-address.ts';
import type { CalendarColumn } from '../../calendar-layout.ts';
import type { LoadedDays } from '../../load-calendar.server.ts';
import { BlockedSpans } from './blocked-spans.tsx';
import { CalendarBlockItem } from './calendar-block.tsx';
import { FreeHours } from './free-hours.tsx';
import type { CalendarMove } from './use-calendar-move.ts';

interface GridProps {
  path: string;
  loaded: LoadedDays;
  columns: readonly CalendarColumn[];
  move: CalendarMove;
}

/** A person's name over a day, or a day over a week. */
function Head({ column, path, loaded }: { column: CalendarColumn } & Pick<GridProps, 'path' | 'loaded'>) {
  const { date } = column.day;
  if (loaded.view !== 'day')
    return <GridDay to={calendarAddress(path, 'day', date)} date={date} today={loaded.today} />;
  return (
    <h3 className="truncate px-2 py-3 text-sm font-semibold">
      {column.name === null ? <Trans>Without person</Trans> : <bdi>{column.name}</bdi>}
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
      style={boxIn(at, first)}
      className="pointer-events-none absolute z-10 rounded-sm bg-surface/90 px-1.5 py-1 text-xs font-semibold shadow-md outline-2 -outline-offset-2 outline-dashed outline-ink"
    >
      <bdi className="block truncate">{booking.customer.name}</bdi>
      <span className="num">{lifted.wanted.time}</span>
    </li>
  );
}

/** The hours of a day by its people, or of a week by its days. */
export function BookingGrid({ path, loaded, columns, move }: GridProps) {
  const { view, timeZone, today, now } = loaded;
  return (
    <CalendarGrid
      columns={columns}
      isAlone={view === 'day'}
      timeZone={timeZone}
      today={today}
      now={now}
      head={(column) => <Head column={column} path={path} loaded={loaded} />}
    >
      {(column, axis) => (
        <>
          <FreeHours column={column} axis={axis} loaded={loaded} />
          <BlockedSpans column={column} axis={axis} team={loaded.team} />
          {column.blocks.map((block) => (
            <CalendarBlockItem
              key={block.key}
              block={block}
              date={column.day.date}
              first={axis.from}
              move={move}
            />
          ))}
          <Ghost column={column} loaded={loaded} move={move} first={axis.from} />
        </>
      )}
    </CalendarGrid>
  );
}
