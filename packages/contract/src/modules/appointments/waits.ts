import { z } from 'zod';
import { clockTime, day } from '../../shared/dates.ts';
import { type Endpoint, endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { optionalText } from '../../shared/texts.ts';
import { anyId, Day, GeoAddress, Id, Moment, ownId } from '../../shared/values.ts';
import { BookingDetail } from '../bookings/bookings.ts';
import { bookableTypes } from '../bookings/terms.ts';
import { Chosen } from './bookings.ts';
import { openWaitMoves, waitStates } from './wait-values.ts';

/** A customer's place on the waiting list of a business for a day. */
export const Wait = z
  .object({
    wait_id: Id,
    status: z.enum(waitStates),
    business: z.object({ business_id: Id.nullable(), name: z.string(), slug: z.string().nullable() }),
    /** What they want done. */
    title: z.string(),
    /** The person they ask for, by the id of the resource; null for anybody. */
    staff: Id.nullable(),
    date: Day,
    /** Starts from here to before there, in the time of the business. */
    from: Moment,
    until: Moment,
    time_zone: z.string(),
    /** How many who wait for the day are asked before them, and they; null once it is their turn. */
    position: z.int().nullable(),
    /** The freed time that is held for them, and for how long. */
    starts_at: Moment.nullable(),
    expires_at: Moment.nullable(),
    booking_id: Id.nullable(),
    moves: z.array(z.enum(openWaitMoves)),
  })
  .meta({ id: 'Wait' });
export type Wait = z.infer<typeof Wait>;

export const joinWaitingList = endpoint({
  method: 'POST',
  path: '/waiting-list',
  access: ['private'],
  summary:
    'Joins the waiting list of a business for a day on which nothing suitable is free; freed times are offered in the order of joining.',
  body: z.object({
    ...Chosen,
    business_id: anyId('appointments.business'),
    date: day('Date').meta({ examples: ['2030-01-01'] }),
    /** The earliest start, and the latest; the whole day by default. */
    from_time: blankAsMissing(clockTime('Time').optional()),
    until_time: blankAsMissing(clockTime('Time').optional()),
    address: blankAsMissing(GeoAddress.optional()),
    note: optionalText(4000),
  }),
  reply: Wait,
  status: 201,
  message: 'You are on the waiting list.',
  errors: ['service-not-offered', 'own-business', 'time-is-free', 'waiting-already'],
  limit: { max: 20, seconds: 60 },
  idempotent: true,
});

export const listMyWaits = endpoint({
  method: 'GET',
  path: '/waiting-list',
  access: ['private'],
  summary: 'The days that the user waits for, offers first.',
  reply: z.array(Wait),
});

const params = z.object({ id: ownId('appointments.wait') });

/** A call that only moves a wait. */
const moving = {
  method: 'POST',
  access: ['private'],
  params,
  reply: Wait,
  message: 'Updated successfully.',
  errors: ['waiting-move-not-allowed'],
} as const satisfies Partial<Endpoint>;

export const acceptFreedTime = endpoint({
  ...moving,
  path: '/waiting-list/:id/accept',
  summary: 'Books the time that is held, as it is priced now.',
  reply: BookingDetail,
  message: 'Booking created successfully.',
  errors: ['waiting-move-not-allowed', 'service-not-offered', 'slot-taken'],
});

export const declineFreedTime = endpoint({
  ...moving,
  path: '/waiting-list/:id/decline',
  summary: 'Declines the time that is held and leaves the list; the next is asked.',
});

export const leaveWaitingList = endpoint({
  ...moving,
  path: '/waiting-list/:id/leave',
  summary: 'Leaves the waiting list of a day.',
});

export const listWaitingDays = endpoint({
  method: 'GET',
  path: '/waiting-days',
  access: bookableTypes,
  summary: 'How many wait for a time on which of the own days, today and later.',
  reply: z.array(z.object({ date: Day, waiting: z.int() })),
});
