import { sql } from 'drizzle-orm';
import { clock } from '../clock.ts';
import type { Tx } from '../db/database.ts';
import { streamMessages } from '../platform.tables.ts';

/** The channel on which processes learn that a user has news; the payload is the user's id. */
export const streamChannel = 'souk_stream';

/** Sends a live update to every open page of a user, once this transaction commits. */
export async function tellUser(tx: Tx, userId: number, topic: string, payload: object): Promise<void> {
  // Numbers a user's messages in the order of their commits, so that resuming after one skips none.
  await tx.execute(sql`with locked as materialized (
      select pg_advisory_xact_lock(7214002, (${userId}::bigint % 2147483647)::int)
    ), told as (
      insert into ${streamMessages} (user_id, topic, payload, at)
      select ${userId}::bigint, ${topic}, ${JSON.stringify(payload)}::jsonb, ${clock.now().toISOString()}::timestamptz
      from locked
      returning user_id
    )
    select pg_notify(${streamChannel}, user_id::text) from told`);
}
