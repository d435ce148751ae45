import { Trans } from '@lingui/react/macro';
import type { BookingDetail } from '@souk/contract/modules/bookings/bookings';
import type { ReactNode } from 'react';
import { useDates } from '../../../lib/use-dates.tsx';
import { TickMark } from '../../../ui/tick-mark.tsx';
import { type BookingStepName, progressOf, type StepPlace } from '../booking-progress.ts';

const labels: Record<BookingStepName, ReactNode> = {
  booked: <Trans>Booked</Trans>,
  confirmed: <Trans>Confirmed</Trans>,
  started: <Trans>Started</Trans>,
  done: <Trans>Done</Trans>,
  completed: <Trans>Completed</Trans>,
};

const dots: Record<StepPlace, string> = {
  done: 'bg-good-soft text-good',
  current: 'bg-good text-on-solid',
  next: 'bg-surface shadow-[inset_0_0_0_2px_var(--ink)]',
  later: 'bg-surface text-ink-3 shadow-[inset_0_0_0_1.5px_var(--line-strong)]',
};

const isReached = (place: StepPlace) => place === 'done' || place === 'current';

/** How far a booking has come, each step with its day. */
export function BookingSteps({ booking }: { booking: BookingDetail }) {
  const { nearDay } = useDates();
  if (['Cancelled', 'Rejected', 'Expired'].includes(booking.status)) return null;
  return (
    <ol className="grid gap-x-2 max-sm:gap-y-3 sm:grid-cols-5">
      {progressOf(booking).map(({ step, at, place }, index) => (
        <li
          key={step}
          aria-current={place === 'current' ? 'step' : undefined}
          className="relative flex items-center gap-3 sm:flex-col sm:gap-2 sm:text-center"
        >
          {index > 0 && (
            <span
              aria-hidden="true"
              className={`absolute start-[calc(-50%+24px)] end-[calc(50%+24px)] top-[15px] h-0.5 rounded-full max-sm:hidden ${isReached(place) ? 'bg-good' : 'bg-line'}`}
            />
          )}
          <span
            className={`num grid size-8 shrink-0 place-items-center rounded-full text-sm font-bold ${dots[place]}`}
          >
            {isReached(place) ? <TickMark /> : index + 1}
          </span>
          <span className="text-sm">
            <span className={`block ${isReached(place) ? 'font-semibold' : 'text-ink-2'}`}>
              {labels[step]}
            </span>
            {isReached(place) && (
              <span className="sr-only">
                <Trans>done</Trans>
              </span>
            )}
            {place === 'next' && (
              <span className="block text-xs text-ink-3">
                <Trans>Next</Trans>
              </span>
            )}
            {at && <span className="num block text-xs text-ink-3">{nearDay(at)}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
