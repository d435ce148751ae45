import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { tellNews } from '../messages/tell-news.ts';
import { lockPair } from './block.queries.ts';
import { blocks } from './block.tables.ts';

/** Unblocks a user. */
export function unblockPerson(db: Db, userId: number, otherId: number): Promise<void> {
  return db.transaction(async (tx) => {
    await lockPair(tx, userId, otherId, true);
    const ended = await tx
      .delete(blocks)
      .where(and(eq(blocks.userId, userId), eq(blocks.blockedUserId, otherId)))
      .returning();
    if (ended.length === 0) throw new Problem('record-not-found');
    await tellNews(tx, [userId], { type: 'blocked', user_id: otherId, is_blocked: false });
  });
}
