import { z } from 'zod';
import { day } from '../../shared/dates.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { priceInCents, wholeNumber } from '../../shared/numbers.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { line, text } from '../../shared/texts.ts';
import { anyId, Day, Id, Moment, Money, Nothing, ownId } from '../../shared/values.ts';
import { Booking } from '../bookings/bookings.ts';
import { Quote } from './quote-values.ts';

export const maxRoles = 30;

const facts = {
  project_id: Id,
  title: z.string(),
  event_type: z.string(),
  date: Day,
  place: z.string(),
  guests: z.int().nullable(),
  budget: Money.nullable(),
  created_at: Moment,
};

/** An event that a customer prepares, as their list shows it. */
export const Project = z
  .object({
    ...facts,
    /** How many roles it has, and for how many of them something is booked, quoted or asked for. */
    roles: z.int(),
    filled: z.int(),
  })
  .meta({ id: 'EventProject' });
export type Project = z.infer<typeof Project>;

/** What the event needs, and what has become of it: the states are those of its booking and quotes. */
export const ProjectRole = z
  .object({
    role_id: Id,
    name: z.string(),
    category: z.object({ id: Id, name: z.string(), slug: z.string() }).nullable(),
    /** What was booked for it, at once or by accepting a quote. */
    booking: Booking.nullable(),
    /** The quote, or all quotes of the brief, while none of them is booked. */
    quotes: z.array(Quote),
    /** Booked or quoted for another day than the event's. */
    is_other_day: z.boolean(),
  })
  .meta({ id: 'EventProjectRole' });
export type ProjectRole = z.infer<typeof ProjectRole>;

/** An event with its roles, and its money against the budget. */
export const ProjectDetail = z
  .object({
    ...facts,
    roles: z.array(ProjectRole),
    sums: z.object({
      /** Prices of bookings that stand, and what was kept of those that were called off. */
      agreed: Money,
      /** Open quotes of roles that are not booked: the lowest of each, and the highest. */
      quoted: Money,
      quoted_at_most: Money,
      /** Paid so far, less what came back. */
      paid: Money,
    }),
  })
  .meta({ id: 'EventProjectDetail' });
export type ProjectDetail = z.infer<typeof ProjectDetail>;

const Fields = z.object({
  title: text('Title', { max: 120 }),
  event_type: text('Event type', { max: 80 }),
  date: day('Date'),
  place: line(200).default(''),
  guests: blankAsMissing(wholeNumber({ label: 'Guests', min: 1, max: 100_000 }).optional()),
  budget: blankAsMissing(priceInCents('Budget').optional()),
});

const params = z.object({ project_id: ownId('appointments.project') });
const access = ['private'] as const;

export const createProject = endpoint({
  method: 'POST',
  path: '/event-projects',
  access,
  summary: 'Begins to gather the bookings, quotes and briefs of one event.',
  body: Fields,
  reply: ProjectDetail,
  status: 201,
  message: 'Created successfully.',
  limit: { max: 20, seconds: 60 },
  idempotent: true,
});

export const updateProject = endpoint({
  method: 'PUT',
  path: '/event-projects/:project_id',
  access,
  summary: 'Changes an own event; what it gathers stays.',
  params,
  body: Fields,
  reply: ProjectDetail,
  message: 'Updated successfully.',
});

export const listProjects = endpoint({
  method: 'GET',
  path: '/event-projects',
  access,
  summary: 'Own events, the latest date first.',
  query: PageQuery,
  reply: pageOf(Project),
});

export const getProject = endpoint({
  method: 'GET',
  path: '/event-projects/:project_id',
  access,
  summary: 'An own event with the state of each role and its money.',
  params,
  reply: ProjectDetail,
});

export const deleteProject = endpoint({
  method: 'DELETE',
  path: '/event-projects/:project_id',
  access,
  summary: 'Drops an own event; its bookings, quotes and briefs stay as they are.',
  params,
  reply: Nothing,
  message: 'Deleted successfully.',
});

/** At most one of them; without any the role is still to be found. */
const filling = {
  booking_id: blankAsMissing(ownId('bookings.booking').optional()),
  quote_id: blankAsMissing(ownId('appointments.quote').optional()),
  brief_id: blankAsMissing(ownId('appointments.brief').optional()),
};

export const addProjectRole = endpoint({
  method: 'POST',
  path: '/event-projects/:project_id/roles',
  access,
  summary: 'Adds what the event needs: an own booking, quote or brief, or what is still to be found.',
  params,
  body: z.object({
    name: text('Name', { max: 80 }),
    category_id: blankAsMissing(anyId('catalogue.category').optional()),
    ...filling,
  }),
  reply: ProjectDetail,
  status: 201,
  message: 'Added successfully.',
  idempotent: true,
});

const role = params.extend({ role_id: ownId('appointments.project-role') });

export const fillProjectRole = endpoint({
  method: 'PUT',
  path: '/event-projects/:project_id/roles/:role_id',
  access,
  summary: 'Says which own booking, quote or brief a role is; without any it is to be found again.',
  params: role,
  body: z.object(filling),
  reply: ProjectDetail,
  message: 'Updated successfully.',
});

export const removeProjectRole = endpoint({
  method: 'DELETE',
  path: '/event-projects/:project_id/roles/:role_id',
  access,
  summary: 'Takes a role off an own event; what it was stays as it is.',
  params: role,
  reply: Nothing,
  message: 'Deleted successfully.',
});

/** Something own that may be added to an event. */
export const ProjectCandidate = z
  .object({
    kind: z.enum(['booking', 'quote', 'brief']),
    id: Id,
    title: z.string(),
    /** Null for a brief, which went to several. */
    business_name: z.string().nullable(),
    date: Day.nullable(),
  })
  .meta({ id: 'EventProjectCandidate' });
export type ProjectCandidate = z.infer<typeof ProjectCandidate>;

export const listProjectCandidates = endpoint({
  method: 'GET',
  path: '/event-project-candidates',
  access,
  summary: 'Own bookings, quotes and briefs that are open and in no event yet, the newest first.',
  reply: z.array(ProjectCandidate),
});
