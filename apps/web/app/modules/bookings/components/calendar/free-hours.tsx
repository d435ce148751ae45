import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { momentAt } from '../../../../lib/calendar-layout.ts';
import { boxIn, type GridAxis } from '../../../../ui/calendar-grid.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { newBookingPath } from '../../business-addresses.ts';
import type { CalendarColumn } from '../../calendar-layout.ts';
import type { LoadedDays } from '../../load-calendar.server.ts';

interface FreeHoursProps {
  column: CalendarColumn;
  axis: GridAxis;
  loaded: LoadedDays;
}

/** A click on an hour enters a booking there. By keyboard the button above the calendar leads to the same form. */
export function FreeHours({ column, axis, loaded }: FreeHoursProps) {
  const { date, minutes } = column.day;
  return axis.hours
    .filter(({ minute }) => loaded.view === 'week' || minute < minutes)
    .map(({ minute, time }) => (
      <li
        key={`free-${minute}`}
        aria-hidden="true"
        style={boxIn({ from: minute, to: minute + 60, lane: 0, lanes: 1 }, axis.from)}
        className="absolute"
      >
        <Link
          to={newBookingPath({
            date,
            time,
            startsAt: momentAt(column.day, minute, loaded.view === 'day'),
            personId: column.personId,
          })}
          tabIndex={-1}
          draggable={false}
          className="grid size-full place-items-center text-ink-3 opacity-0 hover:bg-inset/60 hover:opacity-100"
        >
          <Icon of={Plus} size={18} />
        </Link>
      </li>
    ));
}
