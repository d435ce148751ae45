import { type SQL, sql } from 'drizzle-orm';
import { beforeCommit } from './db/before-commit.ts';
import type { Reader } from './db/database.ts';
import { events, idempotencyKeys, type moves } from './platform.tables.ts';

/** A job, or without one the key whose job is taken back. */
export interface Booking {
  key: string | undefined;
  job?: { identifier: string; payload: object; run_at: string | null; flags: string[] | null };
}

/** An event, with a job for each reaction to it. */
export interface Happened {
  name: string;
  payload: object;
  at: Date;
  /** Everything of the jobs but the event's number. */
  reactions: { name: string; run_at: string | null; flags: string[] | null }[];
}

type Move = typeof moves.$inferInsert;

/** What was answered to a call that is made once per key. */
interface Reply {
  userId: number;
  key: string;
  reply: object;
}

type Entry = { booking: Booking } | { event: Happened } | { move: Move } | { reply: Reply };

/** The job behind every reaction. */
export const reactionJob = 'reaction';

/** What counts of several bookings under one key is the last. */
function lastOfEachKey(bookings: readonly (Booking & { place: number })[]) {
  const last = new Map(bookings.map((booking) => [booking.key, booking]));
  return bookings.filter((booking) => booking.key === undefined || last.get(booking.key) === booking);
}

/** The entries by their kinds, each with its place among all. */
function sorted(entries: readonly Entry[]) {
  const moved = entries.flatMap((entry) => ('move' in entry ? [entry.move] : []));
  const happened = entries.flatMap((entry, place) => ('event' in entry ? [{ place, ...entry.event }] : []));
  const standing = lastOfEachKey(
    entries.flatMap((entry, place) => ('booking' in entry ? [{ place, ...entry.booking }] : [])),
  );
  return {
    replies: entries.flatMap((entry) => ('reply' in entry ? [entry.reply] : [])),
    moved,
    fresh: happened.map(({ reactions: _its, ...event }) => event),
    reactions: happened.flatMap(({ place, reactions }) =>
      reactions.map((reaction) => ({ place, ...reaction })),
    ),
    jobs: standing.flatMap(({ place, key, job }) => (job ? [{ place, ...job, job_key: key ?? null }] : [])),
    backKeys: standing.flatMap(({ key, job }) => (key !== undefined && !job ? [key] : [])),
  };
}

/** Moves, events, the jobs of both and the reply to a keyed call, by one statement; jobs keep their order. */
function writeEntries(entries: readonly Entry[]): SQL {
  const { backKeys, jobs, fresh, reactions, moved, replies } = sorted(entries);
  const json = (rows: readonly unknown[]) => sql`${JSON.stringify(rows)}::jsonb`;
  return sql`with replied as (
      update ${idempotencyKeys} as call set reply = kept.reply
      from jsonb_to_recordset(${json(replies)}) as kept ("userId" bigint, key text, reply jsonb)
      where call.user_id = kept."userId" and call.key = kept.key
    ), moved as (
      insert into platform.moves
        (life, subject_id, move, from_state, to_state, by_role, by_user_id, reason, at)
      select life, "subjectId", move, "fromState", "toState", "byRole", "byUserId", reason, at
      from jsonb_to_recordset(${json(moved)}) as move (life text, "subjectId" bigint, move text,
        "fromState" text, "toState" text, "byRole" text, "byUserId" bigint, reason text, at timestamptz)
    ), happened as materialized (
      select nextval(pg_get_serial_sequence('platform.events', 'id')) as id, event.*
      from jsonb_to_recordset(${json(fresh)}) as event (place int, name text, payload jsonb, at timestamptz)
    ), published as (
      insert into ${events} (id, name, payload, at) overriding system value
      select id, name, payload, at from happened
    ), wanted as (
      select place, identifier, payload, run_at, job_key, flags
      from jsonb_to_recordset(${json(jobs)}) as job
        (place int, identifier text, payload json, run_at timestamptz, job_key text, flags text[])
      union all
      select place, ${reactionJob}, json_build_object('eventId', happened.id, 'reaction', reaction.name),
        reaction.run_at, null, reaction.flags
      from jsonb_to_recordset(${json(reactions)}) as reaction
        (place int, name text, run_at timestamptz, flags text[])
      join happened using (place)
    ), taken_back as materialized (
      select graphile_worker.remove_job(key) from jsonb_array_elements_text(${json(backKeys)}) key
    ), booked as materialized (
      select from graphile_worker.add_jobs(array(
        select (identifier, payload, null, run_at, 12, job_key, null, flags)::graphile_worker.job_spec
        from wanted order by place))
    )
    select (select count(*) from taken_back), (select count(*) from booked)`;
}

/** Written just before the transaction commits, with all others of it; outside of one at once. */
export const enter = (on: Reader, entry: Entry): Promise<void> => beforeCommit(on, writeEntries, entry);
