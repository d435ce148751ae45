import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { findFaults, saleFaults } from '../../sales/testing.ts';

type Row = Record<string, unknown>;

const liveClaims = sql`select claim.* from availability.time_claims claim where claim.state <> 'released'`;

/** Each query returns bookings that are inconsistent in themselves. */
const faults: Record<string, ReturnType<typeof sql>> = {
  'an hour was sold twice': sql`
    select one.id, other.id as other from (${liveClaims}) one join (${liveClaims}) other
      on other.resource_id = one.resource_id and other.id > one.id and other.during && one.during`,
  'a booking that is called off keeps its time': sql`
    select booking.id, booking.state from bookings.bookings booking join (${liveClaims}) claim
      on claim.for_kind = 'bookings.booking' and claim.for_id = booking.id
    where booking.state in ('Rejected', 'Cancelled', 'Expired')`,
  'a booking has another time than it says': sql`
    select booking.id, booking.state, claim.during from bookings.bookings booking left join (${liveClaims}) claim
      on claim.for_kind = 'bookings.booking' and claim.for_id = booking.id
    where booking.state not in ('Rejected', 'Cancelled', 'Expired', 'Disputed')
      and claim.during is distinct from tstzrange(booking.starts_at, booking.ends_at)`,
  'a time is held for a booking that stands, or booked for a request': sql`
    select booking.id, booking.state, claim.state as claimed from bookings.bookings booking join (${liveClaims}) claim
      on claim.for_kind = 'bookings.booking' and claim.for_id = booking.id
    where (claim.state = 'held') <> (booking.state = 'Pending')`,
  'a time is kept for a proposal that is over': sql`
    select claim.id, proposal.state from (${liveClaims}) claim join bookings.proposals proposal
      on claim.for_kind = 'bookings.proposal' and claim.for_id = proposal.id
    where proposal.state <> 'open' and (proposal.state <> 'expired' or claim.expires_at is null)`,
  'a booking that is not over is hidden': sql`
    select id, state from bookings.bookings where (hidden_for_customer or hidden_for_seller)
      and state not in ('Completed', 'Cancelled', 'Rejected', 'Expired', 'Disputed')`,
  'a seller sees a request that nobody has paid': sql`
    select booking.id from bookings.bookings booking where booking.announced_at is not null
      and booking.payment in ('at-booking', 'deposit') and booking.total_cents > 0 and booking.paid_at is null`,
  'two proposals are open for one booking': sql`
    select booking_id from bookings.proposals where state = 'open' group by 1 having count(*) > 1`,
  'the history does not end in the state': sql`
    select booking.id, booking.state, moved.to_state from bookings.bookings booking cross join lateral (
      select to_state from platform.moves where life = 'bookings.booking' and subject_id = booking.id
      order by id desc limit 1) moved where moved.to_state <> booking.state`,
};

/** Nothing of a booking waits any more. */
const ending: Record<string, ReturnType<typeof sql>> = {
  'a booking never ends': sql`
    select id, state, due_at from bookings.bookings
      where state not in ('Completed', 'Cancelled', 'Rejected', 'Expired', 'Disputed')`,
  'a time is held for ever': sql`
    select id, for_kind, for_id from availability.time_claims where state = 'held'`,
  'an ended booking has left money behind': sql`
    select booking.id, booking.state, part.cents, part.refunded_cents from bookings.bookings booking
    join payments.parts part on part.subject_kind = 'bookings.booking' and part.subject_id = booking.id
      and part.held_at is not null and part.released_at is null and part.refunded_cents < part.cents
    where booking.state in ('Completed', 'Cancelled', 'Rejected', 'Expired')`,
};

/** Every inconsistency of bookings and their time, at any moment. */
export const bookingFaults = (db: Db): Promise<Record<string, Row[]>> => findFaults(db, faults);

/** The same with their money, when all time has passed. */
export const endedFaults = async (db: Db): Promise<Record<string, Row[]>> => ({
  ...(await saleFaults(db)),
  ...(await bookingFaults(db)),
  ...(await findFaults(db, ending)),
});
