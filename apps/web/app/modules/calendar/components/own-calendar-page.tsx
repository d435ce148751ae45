import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarX2, Plus, Settings2 } from 'lucide-react';
import { ButtonLink } from '../../../ui/button.tsx';
import { CalendarBar } from '../../../ui/calendar-bar.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { SegmentedLinks } from '../../../ui/segmented.tsx';
import { useCalendarKeys } from '../../../ui/use-calendar-keys.ts';
import { calendarPath, newNotePath, ownViews, shownBy } from '../calendar-paths.ts';
import type { OwnCalendar } from '../load-own-calendar.server.ts';
import { ClashList } from './clash-list.tsx';
import { EntryAgenda } from './entry-agenda.tsx';
import { EntryGrid } from './entry-grid.tsx';
import { EntryMonth } from './entry-month.tsx';

function Views({ view, date }: Pick<OwnCalendar, 'view' | 'date'>) {
  const { t } = useLingui();
  const words = { month: t`Month`, week: t`Week`, day: t`Day`, agenda: t`Agenda` };
  return (
    <SegmentedLinks
      label={t`How the calendar is shown`}
      links={ownViews.map((each) => ({
        to: calendarPath(each, date),
        label: words[each],
        isCurrent: each === view,
      }))}
    />
  );
}

function Days({ loaded }: { loaded: OwnCalendar }) {
  if (loaded.view === 'month') return <EntryMonth loaded={loaded} />;
  if (loaded.view === 'agenda') return <EntryAgenda loaded={loaded} />;
  return (
    <>
      <div className="hidden lg:block">
        <EntryGrid loaded={loaded} />
      </div>
      <div className="lg:hidden">
        <EntryAgenda loaded={loaded} />
      </div>
    </>
  );
}

/** Somebody's own calendar: whatever has a time, from wherever it comes, and their notes. */
export function OwnCalendarPage({ loaded }: { loaded: OwnCalendar }) {
  const { view, date, today, timeZone, entries } = loaded;
  const shown = shownBy(view);
  // Past days take no notes.
  const [, noteDate = today] = [date, today].toSorted();
  const addressOf = (day: string) => calendarPath(view, day);
  const onKeyDown = useCalendarKeys({ shown, date, today, addressOf });
  return (
    <OwnPage
      title={<Trans>Calendar</Trans>}
      lead={<Trans>Times are those of {timeZone}.</Trans>}
      aside={
        <>
          <ButtonLink to="/calendar/settings" tone="line" icon={Settings2}>
            <Trans>Settings</Trans>
          </ButtonLink>
          <ButtonLink to={newNotePath(noteDate)} icon={Plus}>
            <Trans>Add to calendar</Trans>
          </ButtonLink>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: -- keys add to the links inside, which do the same */}
      <div className="space-y-5" onKeyDown={onKeyDown}>
        <CalendarBar
          path="/calendar"
          view={view}
          shown={shown}
          date={date}
          today={today}
          addressOf={addressOf}
        >
          <Views view={view} date={date} />
        </CalendarBar>
        <ClashList loaded={loaded} />
        {entries.length === 0 && (
          <p className="flex items-center gap-2.5 text-[15px] text-ink-2">
            <Icon of={CalendarX2} />
            <Trans>Nothing is in the calendar here.</Trans>
          </p>
        )}
        <Days loaded={loaded} />
        <p className="text-sm text-ink-2 max-lg:hidden">
          <Trans>Keys: arrows move, Page Up and Page Down lead earlier and later, T leads to today.</Trans>
        </p>
      </div>
    </OwnPage>
  );
}
