import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { monthOf, weeksOf } from '../lib/calendar-days.ts';
import { datesIn } from '../lib/dates.ts';

interface CalendarMonthProps {
  /** Any day of the month. */
  date: string;
  today: string;
  caption: ReactNode;
  /** The calendar of one day. */
  addressOf: (date: string) => string;
  /** What a day has, in words and numbers; links inside it are not possible. */
  children: (date: string) => ReactNode;
}

/** A month at a glance, in weeks from Monday; every day leads to its own calendar. */
export function CalendarMonth({ date: shown, today, caption, addressOf, children }: CalendarMonthProps) {
  const { t } = useLingui();
  const month = monthOf(shown);
  const weekdays = [t`Mon`, t`Tue`, t`Wed`, t`Thu`, t`Fri`, t`Sat`, t`Sun`];
  return (
    <table className="panel w-full table-fixed border-separate border-spacing-0 p-1 lg:p-3">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th
              key={weekday}
              scope="col"
              className="py-2 text-center text-xs font-medium text-ink-2 lg:px-4 lg:text-start lg:text-sm"
            >
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <td key={date} className="h-px border-t border-line p-0 align-top">
                {monthOf(date) === month && (
                  <Link
                    to={addressOf(date)}
                    data-day={date}
                    aria-current={date === today ? 'date' : undefined}
                    className="block size-full min-h-16 rounded-md p-1 hover:bg-inset lg:min-h-28 lg:p-2"
                  >
                    <span className="sr-only">{datesIn('UTC').nearDay(date)}</span>
                    <span
                      aria-hidden="true"
                      className={`num mx-auto grid size-8 place-items-center text-sm font-semibold lg:mx-0 ${date === today ? 'rounded-full shadow-[inset_0_0_0_1.5px_var(--ink)]' : ''}`}
                    >
                      {Number(date.slice(8))}
                    </span>
                    {children(date)}
                  </Link>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
