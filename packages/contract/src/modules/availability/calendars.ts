import { z } from 'zod';
import { day } from '../../shared/dates.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing, clearable, rowsOf } from '../../shared/fields.ts';
import { numberChoice, wholeNumber } from '../../shared/numbers.ts';
import { Id, ownId } from '../../shared/values.ts';
import { DayHours, isApart, overlapText, teamTypes } from './resources.ts';

export const australianStates = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
export type AustralianState = (typeof australianStates)[number];

export const stepChoices = [15, 30, 60] as const;
export const pastDayText = 'Past dates are not allowed.';
export const lastDayText = 'The last day must not be before the first.';
export const tooManyDaysText = 'Please choose at most a year.';
const mostDays = 366;

/** How a business offers its time. */
export const CalendarSettings = z
  .object({
    step_minutes: z.int(),
    notice_minutes: z.int(),
    horizon_days: z.int(),
    /** How many bookings may begin on one day; null for any number. */
    day_capacity: z.int().nullable(),
    /** Added to what is done at the customer’s. */
    travel_before_minutes: z.int(),
    travel_after_minutes: z.int(),
    /** Closed on the public holidays of this state. */
    holidays_of: z.enum(australianStates).nullable(),
    /** Where the business is, as far as it has said. */
    own_state: z.enum(australianStates).nullable(),
    time_zone: z.string(),
  })
  .meta({ id: 'CalendarSettings' });
export type CalendarSettings = z.infer<typeof CalendarSettings>;

export const getCalendarSettings = endpoint({
  method: 'GET',
  path: '/calendar-settings',
  access: teamTypes,
  summary: 'How the own time is offered: steps, notice, horizon, capacity, travel, public holidays.',
  reply: CalendarSettings,
  errors: ['user-not-found'],
});

const travelMinutes = blankAsMissing(wholeNumber({ min: 0, max: 240 }).default(0));

export const saveCalendarSettings = endpoint({
  method: 'PUT',
  path: '/calendar-settings',
  access: teamTypes,
  acting: 'allowed',
  summary: 'Sets how the own time is offered; bookings that were made before stay as they are.',
  body: z.object({
    step_minutes: numberChoice(stepChoices, 'Please select a valid option.'),
    notice_minutes: wholeNumber({ label: 'Notice', min: 0, max: 525_600 }),
    horizon_days: wholeNumber({ label: 'Days', min: 1, max: 730 }),
    day_capacity: clearable(wholeNumber({ min: 1, max: 1000 })),
    travel_before_minutes: travelMinutes,
    travel_after_minutes: travelMinutes,
    holidays_of: clearable(z.enum(australianStates)),
  }),
  reply: CalendarSettings,
  message: 'Booking times saved.',
  errors: ['user-not-found'],
});

/** A date with hours of its own; without any it is closed. */
export const SpecialDay = z
  .object({ date: z.iso.date(), hours: z.array(DayHours) })
  .meta({ id: 'SpecialDay' });
export type SpecialDay = z.infer<typeof SpecialDay>;

export const SpecialDays = z
  .object({
    resource_id: Id.nullable(),
    days: z.array(SpecialDay),
    /** The next public holidays on which the business is closed; of the business alone. */
    holidays: z.array(z.object({ date: z.iso.date(), name: z.string() })),
  })
  .meta({ id: 'SpecialDays' });
export type SpecialDays = z.infer<typeof SpecialDays>;

/** Of the whole business without it. */
const ofWhom = { resource_id: blankAsMissing(ownId('availability.resource').optional()) };

export const listSpecialDays = endpoint({
  method: 'GET',
  path: '/special-days',
  access: teamTypes,
  summary:
    'Days off and days with other hours from today on, of the business or of one of its people or rooms.',
  query: z.object(ofWhom),
  reply: SpecialDays,
});

const daysApart = ({ from, until = from }: { from: string; until?: string | undefined }) =>
  (Date.parse(until) - Date.parse(from)) / 86_400_000;

export const addSpecialDays = endpoint({
  method: 'POST',
  path: '/special-days',
  access: teamTypes,
  acting: 'allowed',
  summary: 'Gives days hours of their own, or closes them; what was said of them before is replaced.',
  body: z
    .object({
      ...ofWhom,
      from: day('First day').meta({ examples: ['2030-01-01'] }),
      until: blankAsMissing(day('Last day').optional()),
      hours: rowsOf(DayHours, 6, overlapText)
        .refine((hours) => isApart(hours.map((one) => ({ ...one, weekday: 1 }))), overlapText)
        .default([]),
    })
    .refine((days) => daysApart(days) >= 0, { error: lastDayText, path: ['until'] })
    .refine((days) => daysApart(days) < mostDays, { error: tooManyDaysText, path: ['until'] }),
  reply: SpecialDays,
  status: 201,
  message: 'Days saved.',
  errors: ['user-not-found'],
});

export const removeSpecialDay = endpoint({
  method: 'DELETE',
  path: '/special-days/:date',
  access: teamTypes,
  acting: 'allowed',
  summary: 'Gives a day its usual hours again; where it has them already it succeeds as well.',
  params: z.object({ date: day('Date').meta({ examples: ['2030-01-01'] }) }),
  query: z.object(ofWhom),
  reply: SpecialDays,
  message: 'The day has its usual hours again.',
});
