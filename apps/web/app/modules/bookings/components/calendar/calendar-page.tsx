import { Trans } from '@lingui/react/macro';
import { CalendarDays, CalendarOff, Plus, Settings2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../ui/button.tsx';
import { OwnPage } from '../../../../ui/own-page.tsx';
import { newBlockPath, newBookingPath, termsPath } from '../../business-addresses.ts';
import type { LoadedCalendar } from '../../load-calendar.server.ts';
import { useBusinessNews } from '../../use-business-news.ts';
import { BookingCalendarBar } from './booking-calendar-bar.tsx';
import { BookingMonth } from './booking-month.tsx';
import { CalendarDaysView } from './calendar-days-view.tsx';

/** The way to what customers agree to when they book. */
function TermsLink() {
  return (
    <ButtonLink to={termsPath} tone="line" icon={Settings2}>
      <Trans>Booking terms</Trans>
    </ButtonLink>
  );
}

/** What a seller adds to their calendar themselves. */
export function CalendarActions({ date }: { date: string }) {
  return (
    <>
      <ButtonLink to={newBookingPath({ date })} icon={Plus}>
        <Trans>New booking</Trans>
      </ButtonLink>
      <ButtonLink to={newBlockPath({ date })} tone="line" icon={CalendarOff}>
        <Trans>Block time</Trans>
      </ButtonLink>
      <ButtonLink to="/calendar" tone="line" icon={CalendarDays}>
        <Trans>Whole calendar</Trans>
      </ButtonLink>
      <TermsLink />
    </>
  );
}

/** The calendar of a business, in the zone of its place. */
export function CalendarPage({
  path,
  title,
  loaded,
}: {
  path: string;
  title: ReactNode;
  loaded: LoadedCalendar;
}) {
  useBusinessNews();
  const { view, date, today, timeZone } = loaded;
  return (
    <OwnPage
      title={title}
      lead={<Trans>Times are those of {timeZone}.</Trans>}
      aside={<CalendarActions date={date} />}
    >
      <div className="space-y-5">
        <BookingCalendarBar path={path} view={view} date={date} today={today} />
        {loaded.view === 'month' ? (
          <BookingMonth path={path} loaded={loaded} />
        ) : (
          <CalendarDaysView key={`${view} ${date}`} path={path} loaded={loaded} />
        )}
      </div>
    </OwnPage>
  );
}
