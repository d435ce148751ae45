import { useMemo } from 'react';
import { Link } from 'react-router';
import { datesIn } from '../../../lib/dates.ts';
import { boxIn, CalendarGrid, GridDay } from '../../../ui/calendar-grid.tsx';
import { columnsOf, type EntryBlock, type EntryColumn } from '../calendar-entries.ts';
import { calendarPath, entryPath } from '../calendar-paths.ts';
import type { OwnCalendar } from '../load-own-calendar.server.ts';
import { entryLooks, lookOf } from './entry-look.ts';
import { EntryWords } from './entry-words.tsx';

/** The day, and below it what takes all of it. */
function Head({ column, today }: { column: EntryColumn; today: string }) {
  const { date } = column.day;
  return (
    <>
      <GridDay to={calendarPath('day', date)} date={date} today={today} />
      {column.allDay.length > 0 && (
        <ul className="space-y-1 px-1 pb-1">
          {column.allDay.map((entry) => (
            <li key={entry.id} className={`rounded-sm text-xs ${entryLooks[lookOf(entry)].ground}`}>
              <Link to={entryPath(entry)} className="block truncate rounded-sm px-1.5 py-1 font-semibold">
                <bdi>{entry.title}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Block({ block, first, timeZone }: { block: EntryBlock; first: number; timeZone: string }) {
  const { entry } = block;
  return (
    <li
      style={boxIn(block, first)}
      className={`absolute overflow-hidden rounded-sm text-xs leading-tight has-[a:focus-visible]:overflow-visible ${entryLooks[lookOf(entry)].ground}`}
    >
      <Link to={entryPath(entry)} data-block={block.key} className="block size-full rounded-sm px-1.5 py-1">
        <span className="flex flex-wrap justify-between gap-x-1">
          <bdi className="min-w-0 truncate font-semibold">{entry.title}</bdi>
          <span className="num whitespace-nowrap text-ink-2">
            <bdi>{datesIn(timeZone).plainTime(entry.starts_at)}</bdi>
          </span>
        </span>
        <EntryWords entry={entry} />
        {entry.who && <bdi className="block truncate text-ink-2">{entry.who}</bdi>}
      </Link>
    </li>
  );
}

/** A day or a week by the hour; where two entries are at the same time, only that is marked. */
export function EntryGrid({ loaded }: { loaded: OwnCalendar }) {
  const { days, entries, timeZone, today, now } = loaded;
  const columns = useMemo(() => columnsOf(days, entries, datesIn(timeZone)), [days, entries, timeZone]);
  return (
    <CalendarGrid
      columns={columns}
      isAlone={days.length === 1}
      timeZone={timeZone}
      today={today}
      now={now}
      head={(column) => <Head column={column} today={today} />}
    >
      {(column, { from: first }) => (
        <>
          {column.blocks.map((block) => (
            <Block key={block.key} block={block} first={first} timeZone={timeZone} />
          ))}
          {column.overlaps.map((overlap) => (
            <li
              key={overlap.key}
              aria-hidden="true"
              style={boxIn(overlap, first)}
              className="pointer-events-none absolute rounded-sm outline-2 -outline-offset-2 outline-bad outline-dashed"
            />
          ))}
        </>
      )}
    </CalendarGrid>
  );
}
