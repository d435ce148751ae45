import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { Day, Id, Moment, Nothing, ownId } from '../../shared/values.ts';

/** A calendar that other programs may read under a secret address. */
export const CalendarFeed = z
  .object({
    id: Id,
    /** Whose calendar it is; null is the owner's own. */
    resource: z.object({ id: Id, name: z.string() }).nullable(),
    created_at: Moment,
    read_at: Moment.nullable(),
  })
  .meta({ id: 'CalendarFeed' });
export type CalendarFeed = z.infer<typeof CalendarFeed>;

export const listFeeds = endpoint({
  method: 'GET',
  path: '/calendar-feeds',
  access: 'signed-in',
  summary: 'The own secret addresses, without their secrets.',
  reply: z.array(CalendarFeed),
});

export const renewFeed = endpoint({
  method: 'POST',
  path: '/calendar-feeds',
  access: 'signed-in',
  summary: 'Makes a secret address for the own calendar, or a new one in place of the one before.',
  body: z.object({ resource_id: blankAsMissing(ownId('availability.resource', 423).optional()) }),
  /** The only answer that has the secret: what is kept of it is a digest. */
  reply: CalendarFeed.extend({ path: z.string() }),
  message: 'Created successfully.',
  limit: { max: 20, seconds: 60 },
});

export const deleteFeed = endpoint({
  method: 'DELETE',
  path: '/calendar-feeds/:id',
  access: 'signed-in',
  summary: 'Removes a secret address: from now on nothing is found there.',
  params: z.object({ id: ownId('calendar.feed') }),
  reply: Nothing,
  message: 'Deleted successfully.',
});

/** An entry as other programs read it. */
export const FedEvent = z
  .object({
    uid: z.string(),
    sequence: z.int(),
    updated_at: Moment,
    starts_at: Moment,
    ends_at: Moment,
    all_day: z.boolean(),
    /** For whole days: the first and the last of them. */
    date: Day.nullable(),
    end_date: Day.nullable(),
    title: z.string(),
    who: z.string().nullable(),
    place: z.string().nullable(),
    path: z.string().nullable(),
    state: z.enum(['tentative', 'confirmed']),
    is_busy: z.boolean(),
  })
  .meta({ id: 'FedEvent' });
export type FedEvent = z.infer<typeof FedEvent>;

export const readFeed = endpoint({
  method: 'GET',
  path: '/calendar-feed/:token',
  access: 'anyone',
  summary: 'What a secret address shows, from a month ago to a year ahead.',
  params: z.object({ token: z.string().max(100) }),
  reply: z.object({ name: z.string(), events: z.array(FedEvent) }),
  limit: { max: 60, seconds: 60 },
});
