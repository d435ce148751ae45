import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { isFeedOf } from './feed.queries.ts';
import { feeds } from './feed.tables.ts';

/** Removes a secret address at once. */
export async function deleteFeed(db: Db, user: { id: number }, id: number): Promise<void> {
  const gone = await db.delete(feeds).where(isFeedOf(user.id, id)).returning({ id: feeds.id });
  if (gone.length === 0) throw new Problem('record-not-found');
}
