import type { Db } from '../../../platform/db/database.ts';
import { mergeNotifyChoices } from '../../identity/index.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/** Stops mails of the kind that the signed link names; a second time changes nothing. */
export function unsubscribe(db: Db, token: string): Promise<void> {
  return db.transaction(async (tx) => {
    const { userId, kind } = await readUnsubscribeToken(tx, token);
    await mergeNotifyChoices(tx, userId, { [kind]: { mail: false } });
  });
}
