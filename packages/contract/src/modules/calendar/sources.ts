import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { text } from '../../shared/texts.ts';
import { Id, Moment, Nothing, ownId } from '../../shared/values.ts';

/** Why a calendar elsewhere could not be read. */
export const sourceProblems = [
  'address',
  'away',
  'status',
  'size',
  'time',
  'redirects',
  'no-calendar',
] as const;

/** A calendar elsewhere from which busy times are read every hour. */
export const CalendarSource = z
  .object({
    id: Id,
    name: z.string(),
    /** Where it is; the rest of its address may be a secret. */
    host: z.string(),
    /** Whose time it blocks; null where it only makes its owner busy. */
    resource: z.object({ id: Id, name: z.string() }).nullable(),
    read_at: Moment.nullable(),
    problem: z.enum(sourceProblems).nullable(),
    /** How many busy times were found. */
    entries: z.int(),
  })
  .meta({ id: 'CalendarSource' });
export type CalendarSource = z.infer<typeof CalendarSource>;

export const listSources = endpoint({
  method: 'GET',
  path: '/calendar-sources',
  access: 'signed-in',
  summary: 'The calendars elsewhere from which own busy times are read.',
  reply: z.array(CalendarSource),
});

export const invalidSource = 'Please enter an address that begins with https.';

/** Apple writes `webcal`, which is the same over another name. */
const address = z
  .string({ error: invalidSource })
  .trim()
  .max(2000)
  .transform((typed) => typed.replace(/^webcals?:/i, 'https:'))
  .refine((typed) => URL.canParse(typed) && new URL(typed).protocol === 'https:', invalidSource)
  .meta({ examples: ['https://calendar.example.com/busy.ics'] });

export const addSource = endpoint({
  method: 'POST',
  path: '/calendar-sources',
  access: 'signed-in',
  summary: 'Reads busy times from a calendar elsewhere, at once and then every hour.',
  body: z.object({
    name: text('Name', { max: 100 }),
    address,
    resource_id: blankAsMissing(ownId('availability.resource', 423).optional()),
  }),
  reply: CalendarSource,
  status: 201,
  message: 'Created successfully.',
  limit: { max: 20, seconds: 60 },
});

export const removeSource = endpoint({
  method: 'DELETE',
  path: '/calendar-sources/:id',
  access: 'signed-in',
  summary: 'Reads a calendar no longer: the time that it has blocked is free again.',
  params: z.object({ id: ownId('calendar.source') }),
  reply: Nothing,
  message: 'Deleted successfully.',
});
