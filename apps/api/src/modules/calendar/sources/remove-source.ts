import { eq } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { dropBusy } from './keep-busy.ts';
import { lockOwnSource } from './source.queries.ts';
import { sources } from './source.tables.ts';

/** Reads a calendar no longer; the time that it has blocked is free again. */
export function removeSource(db: Reader, user: { id: number }, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const source = await lockOwnSource(tx, user.id, id);
    await dropBusy(tx, source);
    await tx.delete(sources).where(eq(sources.id, source.id));
  });
}
