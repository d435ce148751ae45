import type { Reader } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { blockUser, lockUser, unblockUser } from '../../identity/index.ts';
import { onRecord } from '../audit/on-record.ts';
import { checkMayTouch } from './user.policy.ts';

/** Blocks or unblocks an account. */
export const changeStatus = (
  db: Reader,
  admin: User,
  userId: number,
  { status, note }: { status: 'active' | 'blocked'; note?: string | undefined },
): Promise<void> =>
  onRecord(db, admin, async (tx, record) => {
    const former = await lockUser(tx, userId);
    await checkMayTouch(tx, admin, userId);

    const change = status === 'blocked' ? blockUser : unblockUser;
    const user = await change(tx, userId, { adminId: admin.id, reason: note });
    await record({
      action: status === 'blocked' ? 'users.blocked' : 'users.unblocked',
      target: { kind: 'identity.user', id: userId },
      before: { status: former.status },
      after: { status: user.status },
      note,
    });
  });
