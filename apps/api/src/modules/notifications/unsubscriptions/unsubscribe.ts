import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { lockUser, users } from '../../identity/index.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/** Stops mails of the kind that the signed link names; a second time changes nothing. */
export function unsubscribe(db: Db, token: string): Promise<void> {
  return db.transaction(async (tx) => {
    const { userId, kind } = await readUnsubscribeToken(tx, token);
    const { notify } = await lockUser(tx, userId);
    const changed = { ...notify, [kind]: { ...notify[kind], mail: false } };
    await tx.update(users).set({ notify: changed }).where(eq(users.id, userId));
  });
}
