import { Trans } from '@lingui/react/macro';
import type { CalendarEvent } from '@souk/contract/modules/calendar/entries';
import { Link } from 'react-router';
import { datesIn } from '../../../lib/dates.ts';
import { entryPath } from '../calendar-paths.ts';
import type { OwnCalendar } from '../load-own-calendar.server.ts';
import { entryLooks, lookOf } from './entry-look.ts';
import { EntryWords } from './entry-words.tsx';

function Time({ entry, timeZone }: { entry: CalendarEvent; timeZone: string }) {
  const { plainTime, nearDay } = datesIn(timeZone);
  if (entry.all_day)
    return (
      <span className="pt-3 text-sm font-semibold">
        <Trans>All day</Trans>
      </span>
    );
  const end = plainTime(entry.ends_at);
  const last = entry.end_date === entry.date ? end : `${nearDay(entry.end_date)}, ${end}`;
  return (
    <span className="num pt-3 text-sm leading-tight">
      <span className="block font-semibold">{plainTime(entry.starts_at)}</span>
      <span className="text-xs text-ink-2">
        <Trans>to {last}</Trans>
      </span>
    </span>
  );
}

function Entry({ entry, timeZone }: { entry: CalendarEvent; timeZone: string }) {
  const lines = [entry.who, entry.place === entry.who ? null : entry.place].filter(Boolean);
  return (
    <li className="grid grid-cols-[76px_minmax(0,1fr)] gap-2">
      <Time entry={entry} timeZone={timeZone} />
      <div className={`rounded-md p-3 text-sm ${entryLooks[lookOf(entry)].ground}`}>
        <Link
          to={entryPath(entry)}
          className="tap block min-w-0 rounded-xs text-[15px] font-semibold hover:underline"
        >
          <bdi className="break-words">{entry.title}</bdi>
        </Link>
        <EntryWords entry={entry} />
        {lines.length > 0 && <bdi className="block break-words text-ink-2">{lines.join(' · ')}</bdi>}
      </div>
    </li>
  );
}

/** What there is, day by day, one below the other; the calendar of a phone. */
export function EntryAgenda({ loaded: { entries, timeZone, today } }: { loaded: OwnCalendar }) {
  const byDay = [...Map.groupBy(entries, ({ date }) => date)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return (
    <div className="space-y-6">
      {byDay.map(([date, own]) => (
        <section key={date} aria-labelledby={`agenda-${date}`}>
          <h3 id={`agenda-${date}`} className="num mb-2 flex gap-2 font-display text-md font-semibold">
            {datesIn('UTC').nearDay(date)}
            {date === today && (
              <span className="text-ink-2">
                <Trans>Today</Trans>
              </span>
            )}
          </h3>
          <ol className="space-y-2.5">
            {own.map((entry) => (
              <Entry key={entry.id} entry={entry} timeZone={timeZone} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
