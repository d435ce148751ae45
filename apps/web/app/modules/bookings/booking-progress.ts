import type { BookingDetail } from '@souk/contract/modules/bookings/bookings';
import type { BookingState } from '@souk/contract/modules/bookings/statuses';

export const bookingSteps = ['booked', 'confirmed', 'started', 'done', 'completed'] as const;
export type BookingStepName = (typeof bookingSteps)[number];

/** `current` is the last completed step, `next` the one that is expected. */
export type StepPlace = 'done' | 'current' | 'next' | 'later';

/** The states that say that a step is reached. */
const reachedBy: Record<BookingStepName, readonly BookingState[]> = {
  booked: ['Pending'],
  confirmed: ['Accepted', 'Accepted-Paid', 'Amount-Paid-Pending'],
  started: ['Inprocess'],
  done: ['Job-Done'],
  completed: ['Completed'],
};

type Past = Pick<BookingDetail, 'history' | 'created_at'>;

/** How far a booking has come: each step with its day and state. */
export function progressOf({
  history,
  created_at,
}: Past): { step: BookingStepName; at: string | null; place: StepPlace }[] {
  const days = bookingSteps.map((step) => ({
    step,
    at:
      step === 'booked'
        ? created_at
        : (history.find(({ status }) => reachedBy[step].includes(status))?.at ?? null),
  }));
  const last = days.findLastIndex(({ at }) => at !== null);
  const placeOf = (index: number): StepPlace => {
    if (index < last) return 'done';
    if (index === last) return 'current';
    return index === last + 1 ? 'next' : 'later';
  };
  return days.map((day, index) => ({ ...day, place: placeOf(index) }));
}
