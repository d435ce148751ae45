import { sql } from 'drizzle-orm';
import type { Reader } from '../db/database.ts';

/** The channel that announces ended sessions; the payload is their ids. */
export const sessionChannel = 'souk_session';

/** Closes the live streams of ended sessions in every process, once this transaction commits. */
export async function endSessionStreams(tx: Reader, sessionIds: readonly number[]): Promise<void> {
  for (const id of sessionIds) await tx.execute(sql`select pg_notify(${sessionChannel}, ${String(id)})`);
}
