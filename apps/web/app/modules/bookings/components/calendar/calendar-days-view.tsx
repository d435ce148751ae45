import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarX2 } from 'lucide-react';
import { useMemo } from 'react';
import { datesIn } from '../../../../lib/dates.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { columnsOfDay, columnsOfWeek } from '../../calendar-layout.ts';
import type { LoadedDays } from '../../load-calendar.server.ts';
import { BlockedList } from './blocked-list.tsx';
import { BookingGrid } from './booking-grid.tsx';
import { CalendarAgenda } from './calendar-agenda.tsx';
import { PlacingPanel } from './placing-panel.tsx';
import { type CalendarMove, useCalendarMove } from './use-calendar-move.ts';

/** Where the lifted booking is, for who does not see it. */
function Announced({ move }: { move: CalendarMove }) {
  const { t } = useLingui();
  const { lifted, ghost } = move;
  const said = lifted && ghost ? `${datesIn('UTC').nearDay(ghost.date)}, ${lifted.wanted.time}` : '';
  return (
    <p className="sr-only" aria-live="polite">
      {lifted && ghost ? t`${lifted.block.booking.customer.name}: ${said}` : ''}
    </p>
  );
}

function columnsOf({ view, days, bookings, timeZone, ...team }: LoadedDays) {
  const dates = datesIn(timeZone);
  const [day] = days;
  return view === 'day' && day
    ? columnsOfDay(day, bookings, dates, team)
    : columnsOfWeek(days, bookings, dates, team);
}

/** A day or a week: a grid in which bookings can be moved, and an agenda on phones. */
export function CalendarDaysView({ path, loaded }: { path: string; loaded: LoadedDays }) {
  const columns = useMemo(() => columnsOf(loaded), [loaded]);
  const isAlone = loaded.view === 'day';
  const move = useCalendarMove({ days: loaded.days, isAlone, dates: datesIn(loaded.timeZone) });
  const isEmpty = columns.every(({ blocks }) => blocks.length === 0);
  return (
    <div className="space-y-4">
      {loaded.isCut && (
        <p className="rounded-md bg-warn-soft px-4 py-3 text-[15px]">
          <Trans>There are more bookings than fit here. Look at a single day.</Trans>
        </p>
      )}
      {isEmpty && (
        <p className="flex items-center gap-2.5 text-[15px] text-ink-2">
          <Icon of={CalendarX2} />
          {isAlone ? (
            <Trans>Nothing is booked on this day.</Trans>
          ) : (
            <Trans>Nothing is booked in this week.</Trans>
          )}
        </p>
      )}
      <div className="hidden lg:block">
        <p id="calendar-keys" className="sr-only">
          <Trans>Enter lifts the booking, arrows move it, Enter places it, Escape puts it back.</Trans>
        </p>
        <BookingGrid path={path} loaded={loaded} columns={columns} move={move} />
      </div>
      <div className="lg:hidden">
        <CalendarAgenda columns={columns} today={loaded.today} />
      </div>
      <BlockedList blocks={loaded.blocks} team={loaded.team} timeZone={loaded.timeZone} />
      <PlacingPanel move={move} timeZone={loaded.timeZone} />
      <Announced move={move} />
    </div>
  );
}
