import { z } from 'zod';
import { clockTime, day, instant } from '../../shared/dates.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing, clearable } from '../../shared/fields.ts';
import { text } from '../../shared/texts.ts';
import { Day, Id, Moment, Nothing, ownId, Tick } from '../../shared/values.ts';

/** Something in a calendar. Date and times are as clocks show them where the calendar is kept. */
export const CalendarEvent = z
  .object({
    id: Id,
    user_id: Id,
    title: z.string(),
    date: Day,
    /** Its last day, which is another where it goes over midnight or over several days. */
    end_date: Day,
    start_time: z.string(),
    end_time: z.string(),
    starts_at: Moment,
    ends_at: Moment,
    all_day: z.boolean(),
    is_blocked: z.boolean(),
    /** Whose time is blocked; null is everybody's. */
    resource_id: Id.nullable(),
    /** `note` is written by its owner; the others come from what has the time. */
    kind: z.string(),
    booking_id: Id.nullable(),
    state: z.enum(['tentative', 'confirmed']),
    is_busy: z.boolean(),
    /** The other side, and where. */
    who: z.string().nullable(),
    place: z.string().nullable(),
    path: z.string().nullable(),
    /** The entries of the answer that are at the same time, by their ids. */
    clashes: z.array(Id),
  })
  .meta({ id: 'CalendarEvent' });
export type CalendarEvent = z.infer<typeof CalendarEvent>;

export const pastNoteText = 'Past dates are not allowed.';

/** The kind of what its owner has written. */
export const noteKind = 'note';

const month = z
  .string()
  .regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, 'Please enter valid date.')
  .meta({ examples: ['2030-01'] });

export const listEntries = endpoint({
  method: 'GET',
  path: '/calendars',
  spec: ['vendor/calendar-list'],
  access: 'signed-in',
  summary: 'What the own calendar has in a month, this one by default, or from one day to another.',
  query: z.object({
    month: blankAsMissing(month.optional()),
    from: blankAsMissing(day('From').optional()),
    /** The last day, included. */
    until: blankAsMissing(day('Until').optional()),
  }),
  reply: z.array(CalendarEvent),
});

const params = z.object({ id: ownId('calendar.entry') });

export const getEntry = endpoint({
  method: 'GET',
  path: '/calendars/:id',
  access: 'signed-in',
  summary: 'One entry of the own calendar.',
  params,
  reply: CalendarEvent,
});

const optional = {
  end_date: blankAsMissing(day('Last day').optional()),
  all_day: blankAsMissing(Tick.optional()),
  /** A business blocks time of its people and rooms; anybody else is busy then. */
  is_blocked: blankAsMissing(Tick.optional()),
  resource_id: clearable(ownId('availability.resource', 423)),
};

const EntryFields = z.object({
  title: text('Title', { max: 120 }),
  date: day('Date').meta({ examples: ['2030-01-01'] }),
  /** Left out for whole days. */
  start_time: blankAsMissing(clockTime('Start time').optional()).meta({ examples: ['09:00'] }),
  end_time: blankAsMissing(clockTime('End time').optional()).meta({ examples: ['10:00'] }),
  ...optional,
});
export type EntryFields = z.output<typeof EntryFields>;

export const createEntry = endpoint({
  method: 'POST',
  path: '/calendars',
  spec: ['vendor/calendar-create'],
  access: 'signed-in',
  acting: 'allowed',
  summary: 'Notes or blocks a time in the own calendar; where bookings stand, a block is refused.',
  body: EntryFields,
  reply: CalendarEvent,
  status: 201,
  message: 'Created successfully.',
  errors: ['time-booked'],
});

const EntryChanges = z.object({
  title: blankAsMissing(text('Title', { max: 120 }).optional()),
  date: blankAsMissing(day('Date').optional()),
  start_time: EntryFields.shape.start_time,
  end_time: EntryFields.shape.end_time,
  ...optional,
});
export type EntryChanges = z.output<typeof EntryChanges>;

export const updateEntry = endpoint({
  method: 'PUT',
  path: '/calendars/:id',
  spec: ['vendor/calendar-update'],
  access: 'signed-in',
  acting: 'allowed',
  summary: 'Changes or moves an own note or block; what trades have told stays as it is.',
  params,
  body: EntryChanges,
  reply: CalendarEvent,
  message: 'Updated successfully.',
  errors: ['time-booked'],
});

export const deleteEntry = endpoint({
  method: 'DELETE',
  path: '/calendars/:id',
  spec: ['vendor/calendar-delete'],
  access: 'signed-in',
  acting: 'allowed',
  summary: 'Takes an own note out of the calendar; blocked time is free again.',
  params,
  reply: Nothing,
  message: 'Deleted successfully.',
});

export const CalendarResource = z
  .object({ id: Id, name: z.string(), kind: z.string() })
  .meta({ id: 'CalendarResource' });
export type CalendarResource = z.infer<typeof CalendarResource>;

export const listCalendarResources = endpoint({
  method: 'GET',
  path: '/calendar-resources',
  access: 'business',
  summary: 'The people, rooms and things whose time a business may block.',
  reply: z.array(CalendarResource),
});

export const findClashes = endpoint({
  method: 'GET',
  path: '/calendar-clashes',
  access: 'signed-in',
  summary: 'What of the own calendar is at the same time as something that is not booked yet.',
  query: z.object({
    starts_at: blankAsMissing(instant('Start').optional()),
    ends_at: blankAsMissing(instant('End').optional()),
  }),
  reply: z.array(CalendarEvent),
});
