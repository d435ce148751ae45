import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { streamMessages } from '../platform.tables.ts';

/** The channel on which processes learn that a user has news; the payload is the user's id. */
export const streamChannel = 'souk_stream';

/** Sends a live update to every open page of a user, once this transaction commits. */
export async function tellUser(tx: Tx, userId: number, topic: string, payload: object): Promise<void> {
  // Numbers a user's messages in the order of their commits, so that resuming after one skips none.
  await tx.execute(sql`select pg_advisory_xact_lock(7214002, (${userId} % 2147483647)::int)`);
  await tx.insert(streamMessages).values({ userId, topic, payload });
  await tx.execute(sql`select pg_notify(${streamChannel}, ${String(userId)})`);
}
