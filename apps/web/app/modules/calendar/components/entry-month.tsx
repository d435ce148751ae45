import { Plural, Trans } from '@lingui/react/macro';
import type { CalendarEvent } from '@souk/contract/modules/calendar/entries';
import { datesIn } from '../../../lib/dates.ts';
import { CalendarMonth } from '../../../ui/calendar-month.tsx';
import { entriesOn } from '../calendar-entries.ts';
import { calendarPath } from '../calendar-paths.ts';
import type { OwnCalendar } from '../load-own-calendar.server.ts';
import { entryLooks, lookOf } from './entry-look.ts';

/** As many as a day of the month has room for; the rest is counted. */
const mostShown = 3;

function Day({ entries, timeZone }: { entries: readonly CalendarEvent[]; timeZone: string }) {
  if (entries.length === 0) return null;
  const hasClash = entries.some(({ clashes }) => clashes.length > 0);
  const more = entries.length - mostShown;
  return (
    <>
      <span
        aria-hidden="true"
        className={`num mx-auto grid size-6 place-items-center rounded-full text-xs font-semibold lg:hidden ${hasClash ? 'bg-bad-soft text-bad' : 'bg-book-soft text-book'}`}
      >
        {entries.length}
      </span>
      <span className="sr-only">
        <Plural value={entries.length} one="# entry" other="# entries" />
        {hasClash && (
          <>
            {' '}
            <Trans>Clash</Trans>
          </>
        )}
      </span>
      <span aria-hidden="true" className="mt-1 hidden space-y-1 text-xs lg:block">
        {entries.slice(0, mostShown).map((entry) => (
          <span
            key={entry.id}
            className={`flex gap-1 rounded-sm px-1 py-0.5 ${entryLooks[lookOf(entry)].ground} ${entry.clashes.length > 0 ? 'text-bad' : ''}`}
          >
            {!entry.all_day && (
              <span className="num whitespace-nowrap text-ink-2">
                <bdi>{datesIn(timeZone).plainTime(entry.starts_at)}</bdi>
              </span>
            )}
            <bdi className="min-w-0 truncate font-medium">{entry.title}</bdi>
          </span>
        ))}
        {more > 0 && (
          <span className="num block px-1 text-ink-2">
            <Plural value={more} one="# more" other="# more" />
          </span>
        )}
      </span>
    </>
  );
}

/** A month of the own calendar. */
export function EntryMonth({ loaded }: { loaded: OwnCalendar }) {
  const { date: shown, today, entries, timeZone } = loaded;
  return (
    <CalendarMonth
      date={shown}
      today={today}
      caption={<Trans>The calendar of the month</Trans>}
      addressOf={(date) => calendarPath('day', date)}
    >
      {(date) => <Day entries={entriesOn(date, entries)} timeZone={timeZone} />}
    </CalendarMonth>
  );
}
