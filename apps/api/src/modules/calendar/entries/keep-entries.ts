import { type SQL, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import { beforeCommit } from '../../../platform/db/before-commit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { EntryRow } from './entry.tables.ts';

/** What a trade tells the calendar of one person. */
export interface ToldEntry
  extends Pick<
    EntryRow,
    'userId' | 'title' | 'who' | 'place' | 'path' | 'startsAt' | 'endsAt' | 'state' | 'isOfTeam'
  > {
  /** Days instead of times, as of a delivery: it makes nobody busy. */
  days?: { first: string; last: string };
}

interface Told {
  subject: { kind: string; id: number };
  entries: readonly ToldEntry[];
}

/** What counts of a subject that was told several times is the last. */
const lastOfEach = (all: readonly Told[]): Told[] => [
  ...new Map(all.map((told) => [`${told.subject.kind} ${told.subject.id}`, told])).values(),
];

const rowOf = ({ kind, id }: Told['subject'], { days, ...entry }: ToldEntry) => ({
  ...entry,
  kind,
  id,
  firstDay: days?.first ?? null,
  lastDay: days?.last ?? null,
  isBusy: !days,
});

/** The entries of several subjects by one statement: those that are told stand, the others go. */
function writeTold(all: readonly Told[]): SQL {
  const told = lastOfEach(all);
  const subjects = told.map(({ subject }) => subject);
  const rows = told.flatMap(({ subject, entries }) => entries.map((entry) => rowOf(subject, entry)));
  const at = sql`${clock.now().toISOString()}::timestamptz`;
  return sql`with told as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (kind text, id bigint, "userId" bigint,
        title text, who text, place text, path text, "startsAt" timestamptz, "endsAt" timestamptz, "firstDay" date,
        "lastDay" date, state text, "isBusy" boolean, "isOfTeam" boolean)
    ), gone as (
      delete from calendar.entries as entry
      using jsonb_to_recordset(${JSON.stringify(subjects)}::jsonb) as subject (kind text, id bigint)
      where entry.subject_kind = subject.kind and entry.subject_id = subject.id
        and not exists (select from told where (told.kind, told.id, told."userId")
          = (entry.subject_kind, entry.subject_id, entry.user_id))
    )
    insert into calendar.entries as kept (subject_kind, subject_id, user_id, title, who, place, path, starts_at,
      ends_at, first_day, last_day, state, is_busy, is_of_team, created_at, updated_at)
    select kind, id, "userId", title, who, place, path, "startsAt", "endsAt", "firstDay", "lastDay", state, "isBusy",
      "isOfTeam", ${at}, ${at}
    from told order by kind, id, "userId"
    on conflict (subject_kind, subject_id, user_id) do update set title = excluded.title, who = excluded.who,
      place = excluded.place, path = excluded.path, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      first_day = excluded.first_day, last_day = excluded.last_day, state = excluded.state,
      sequence = kept.sequence + 1, updated_at = excluded.updated_at
    where (kept.title, kept.who, kept.place, kept.path, kept.starts_at, kept.ends_at, kept.first_day, kept.last_day,
      kept.state) is distinct from (excluded.title, excluded.who, excluded.place, excluded.path, excluded.starts_at,
      excluded.ends_at, excluded.first_day, excluded.last_day, excluded.state)`;
}

/**
 * Makes these the entries of a subject, in the transaction that changes it: people who are not among them have it no
 * more. All that a transaction tells is written together with its commit.
 */
export const keepEntries = (tx: Tx, subject: Told['subject'], entries: readonly ToldEntry[]): Promise<void> =>
  beforeCommit(tx, writeTold, { subject, entries });
