import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { Icon } from '../../../../ui/icon.tsx';
import { newBookingPath } from '../../business-addresses.ts';
import { type CalendarColumn, momentAt } from '../../calendar-layout.ts';
import type { LoadedDays } from '../../load-calendar.server.ts';

interface FreeHoursProps {
  column: CalendarColumn;
  hours: readonly { minute: number; time: string }[];
  loaded: LoadedDays;
  span: { from: number };
  scale: number;
}

/** A click on an hour enters a booking there. By keyboard the button above the calendar leads to the same form. */
export function FreeHours({ column, hours, loaded, span, scale }: FreeHoursProps) {
  const { date, minutes } = column.day;
  return hours
    .filter(({ minute }) => loaded.view === 'week' || minute < minutes)
    .map(({ minute, time }) => (
      <li
        key={`free-${minute}`}
        aria-hidden="true"
        style={{ insetBlockStart: (minute - span.from) * scale, blockSize: 60 * scale }}
        className="absolute inset-x-0"
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
