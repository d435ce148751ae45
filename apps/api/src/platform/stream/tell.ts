import { type SQL, sql } from 'drizzle-orm';
import { clock } from '../clock.ts';
import { beforeCommit } from '../db/before-commit.ts';
import type { Tx } from '../db/database.ts';
import { streamMessages } from '../platform.tables.ts';

/** The channel that announces news for a user; the payload is the user's id. */
export const streamChannel = 'souk_stream';

interface Message {
  userId: number;
  topic: string;
  payload: object;
  at: Date;
}

/** Numbers a user's messages in the order of their commits, so that resuming after one skips none. */
function writeMessages(messages: readonly Message[]): SQL {
  // In one order for everyone, so that two transactions with the same receivers cannot deadlock.
  const inOrder = messages.map((message, index) => ({ ...message, place: index }));
  return sql`with locked as materialized (
      select message.*, pg_advisory_xact_lock(7214002, ("userId" % 2147483647)::int) from (
        select * from jsonb_to_recordset(${JSON.stringify(inOrder)}::jsonb)
          as said (place int, "userId" bigint, topic text, payload jsonb, at timestamptz)
        order by "userId", place) message
    ), told as (
      insert into ${streamMessages} (user_id, topic, payload, at)
      select "userId", topic, payload, at from locked
      returning user_id
    )
    select pg_notify(${streamChannel}, user_id::text) from told group by user_id`;
}

/** Sends a live update to every open page of a user, once this transaction commits. */
export async function tellUser(tx: Tx, userId: number, topic: string, payload: object): Promise<void> {
  // In the past nobody has a page open.
  if (clock.isPast()) return;
  await beforeCommit(tx, writeMessages, { userId, topic, payload, at: clock.now() });
}
