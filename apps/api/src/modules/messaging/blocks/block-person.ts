import type { Db } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { getUser } from '../../identity/index.ts';
import { tellNews } from '../messages/tell-news.ts';
import { lockPair } from './block.queries.ts';
import { blocks } from './block.tables.ts';

/** Blocks a user: once this has returned, no message of theirs arrives. Blocking twice changes nothing. */
export function blockPerson(db: Db, userId: number, otherId: number): Promise<void> {
  if (userId === otherId) throw fieldProblem('user_id', 'You cannot block yourself.');
  return db.transaction(async (tx) => {
    await getUser(tx, otherId);
    await lockPair(tx, userId, otherId, true);
    await tx.insert(blocks).values({ userId, blockedUserId: otherId }).onConflictDoNothing();
    await tellNews(tx, [userId], { type: 'blocked', user_id: otherId, is_blocked: true });
  });
}
