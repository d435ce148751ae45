import type { Db } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { deleteAccount, lockUser } from '../../identity/index.ts';
import { onRecord } from '../audit/on-record.ts';
import { checkMayTouch } from './user.policy.ts';

/** Erases an account as an admin. */
export const eraseUser = (db: Db, admin: User, userId: number): Promise<void> =>
  onRecord(db, admin, async (tx, record) => {
    const former = await lockUser(tx, userId);
    await checkMayTouch(tx, admin, userId);

    await deleteAccount(tx, userId, { role: 'admin', userId: admin.id });
    await record({
      action: 'users.deleted',
      target: { kind: 'identity.user', id: userId },
      before: { status: former.status, seller_type: former.sellerType },
      after: { status: 'deleted' },
    });
  });
