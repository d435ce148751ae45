import { z } from 'zod';
import { clockTime } from '../../shared/dates.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing, rowsOf } from '../../shared/fields.ts';
import { wholeNumber } from '../../shared/numbers.ts';
import { text } from '../../shared/texts.ts';
import { Id, ownId, Tick } from '../../shared/values.ts';

/** Who sells their time, and so says whose time it is. */
export const teamTypes = ['handyman', 'professional', 'events', 'beauty', 'wellbeing', 'spa'] as const;

export const resourceKinds = ['person', 'room', 'chair', 'table', 'vehicle', 'court', 'venue'] as const;
export type ResourceKind = (typeof resourceKinds)[number];

export const maxResources = 200;
export const overlapText = 'These hours overlap.';

/** A span of a day by the clock; an end at or before its beginning is on the next day. */
export const DayHours = z.object({ from: clockTime('From'), until: clockTime('Until') });
export type DayHours = z.infer<typeof DayHours>;

/** Monday is 1. */
export const RosterHours = DayHours.extend({ weekday: wholeNumber({ min: 1, max: 7 }) });
export type RosterHours = z.infer<typeof RosterHours>;

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** When a span begins and ends, in minutes since midnight; past 1440 it is on the next day. */
export function minutesOfHours({ from, until }: DayHours): { opensMinute: number; closesMinute: number } {
  const [opensMinute, end] = [minuteOf(from), minuteOf(until)];
  return { opensMinute, closesMinute: end > opensMinute ? end : end + 1440 };
}

const weekMinutes = 7 * 1440;

/** Whether no hour of a week is said twice; Sunday's night may reach into Monday. */
export function isApart(week: readonly RosterHours[]): boolean {
  const spans = week
    .map((hours) => {
      const { opensMinute, closesMinute } = minutesOfHours(hours);
      const begin = (hours.weekday - 1) * 1440;
      return { from: begin + opensMinute, until: begin + closesMinute };
    })
    .toSorted((one, other) => one.from - other.from);
  const [first] = spans;
  return spans.every(({ until }, index) => {
    const next = spans[index + 1]?.from ?? (first ? first.from + weekMinutes : until);
    return until <= next;
  });
}

export const Resource = z
  .object({
    id: Id,
    kind: z.enum(resourceKinds),
    name: z.string(),
    /** Lists are in its order, equal ones by their ids. */
    position: z.int(),
    is_active: z.boolean(),
    /** Empty where the opening hours of the business hold. */
    hours: z.array(RosterHours),
  })
  .meta({ id: 'Resource' });
export type Resource = z.infer<typeof Resource>;

const params = z.object({ resource_id: ownId('availability.resource') });

const ResourceFields = {
  kind: z.enum(resourceKinds),
  name: text('Name', { max: 100 }),
};

export const listResources = endpoint({
  method: 'GET',
  path: '/resources',
  access: teamTypes,
  summary: 'The own people, rooms and things whose time can be booked, in their order.',
  query: z.object({ with_archived: Tick.catch(false).default(false) }),
  reply: z.array(Resource),
});

export const getResource = endpoint({
  method: 'GET',
  path: '/resources/:resource_id',
  access: teamTypes,
  summary: 'One of the own people, rooms or things, archived or not.',
  params,
  reply: Resource,
});

export const createResource = endpoint({
  method: 'POST',
  path: '/resources',
  access: teamTypes,
  acting: 'allowed',
  summary:
    'Adds a person, a room or a thing; until it has hours of its own it works in those of the business.',
  body: z.object(ResourceFields),
  reply: Resource,
  status: 201,
  message: 'Added to your team.',
  errors: ['user-not-found', 'too-many-resources'],
});

export const changeResource = endpoint({
  method: 'PUT',
  path: '/resources/:resource_id',
  access: teamTypes,
  acting: 'allowed',
  summary: 'Changes the name or the place in the order.',
  params,
  body: z.object({
    name: ResourceFields.name.optional(),
    position: blankAsMissing(wholeNumber({ min: 1, max: 9999 }).optional()),
  }),
  reply: Resource,
  message: 'Saved.',
});

export const archiveResource = endpoint({
  method: 'DELETE',
  path: '/resources/:resource_id',
  access: teamTypes,
  acting: 'allowed',
  summary: 'Takes a person, a room or a thing out of use; refused while bookings are to come.',
  params,
  reply: Resource,
  message: 'It is offered no more.',
  errors: ['resource-booked'],
});

export const restoreResource = endpoint({
  method: 'POST',
  path: '/resources/:resource_id/restore',
  access: teamTypes,
  acting: 'allowed',
  summary: 'Brings an archived person, room or thing back with its hours.',
  params,
  reply: Resource,
  message: 'It can be booked again.',
  errors: ['user-not-found', 'too-many-resources'],
});

export const saveRoster = endpoint({
  method: 'PUT',
  path: '/resources/:resource_id/roster',
  access: teamTypes,
  acting: 'allowed',
  summary: 'Replaces the weekly hours; without any, the opening hours of the business hold.',
  params,
  body: z.object({ hours: rowsOf(RosterHours, 42, overlapText).refine(isApart, overlapText) }),
  reply: Resource,
  message: 'Hours saved.',
});
