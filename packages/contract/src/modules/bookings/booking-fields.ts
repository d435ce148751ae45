import { z } from 'zod';
import { clockTime, day, instant } from '../../shared/dates.ts';
import { blankAsMissing, listOf } from '../../shared/fields.ts';
import { wholeNumber } from '../../shared/numbers.ts';
import { optionalText, text } from '../../shared/texts.ts';
import { anyId } from '../../shared/values.ts';

export const pastDateText = 'Past dates are not allowed.';

/** The start of a booking: a date and time of the seller's place, or an instant where that is ambiguous. */
export const When = {
  date: day('Date').meta({ examples: ['2030-01-01'] }),
  time: clockTime('Time'),
  /** One of the offered starts; on the night when clocks go back it says which of two. */
  starts_at: blankAsMissing(instant().optional()),
};
export type When = { date: string; time: string; starts_at?: string | undefined };

/** Fields by which a booking is moved to another time. */
export const RescheduleFields = z.object({ ...When, reason: optionalText(500) });

/** Statuses that a seller may set, each by the call of its own. */
export const settableStatuses = ['Accepted', 'Rejected', 'Inprocess', 'Job-Done'] as const;

/** So many services are booked at once. */
export const mostServices = 5;

export const UpdateFields = z.object({
  /** Other services for a request that nobody has answered and that is not paid yet, in the order of the visit. */
  service_ids: listOf(anyId('appointments.service'), mostServices).default([]),
  /** With other services, all of the add-ons to them. */
  add_on_ids: listOf(anyId('appointments.add-on', 200), 100).default([]),
  staff: blankAsMissing(wholeNumber({ min: 1 }).optional()),
  guests: blankAsMissing(wholeNumber({ label: 'Guests', min: 1, max: 2000 }).optional()),
  package_id: blankAsMissing(anyId('appointments.package').optional()),
  promo_code: optionalText(40),
  promotion_id: blankAsMissing(anyId('discounts.promotion').optional()),
  /** What the page has said the other services cost, in cents; if they cost more by now, nothing changes. */
  quoted_cents: blankAsMissing(wholeNumber({ min: 0 }).optional()),
  date: blankAsMissing(day('Date').optional()),
  time: blankAsMissing(clockTime('Time').optional()),
  starts_at: When.starts_at,
  note: optionalText(1000),
  status: blankAsMissing(z.enum(settableStatuses).optional()),
});

export const CancelFields = z.object({
  reason: text('Reason', { max: 500 }),
  /** What the page has said would come back, in cents; if it has changed since, cancelling is refused. */
  quoted_cents: blankAsMissing(wholeNumber({ min: 0 }).optional()),
});
