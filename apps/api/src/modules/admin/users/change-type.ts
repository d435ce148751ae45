import type { SellerType } from '@souk/contract/shared/seller-types';
import type { Reader } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { lockUser } from '../../identity/index.ts';
import { changeSellerType } from '../../sellers/index.ts';
import { onRecord } from '../audit/on-record.ts';

/** Gives an account another seller type. */
export const changeType = (
  db: Reader,
  admin: User,
  userId: number,
  { sellerType, note }: { sellerType: SellerType; note?: string | undefined },
): Promise<void> =>
  onRecord(db, admin, async (tx, record) => {
    const former = await lockUser(tx, userId);
    await changeSellerType(tx, userId, sellerType);
    await record({
      action: 'users.type-changed',
      target: { kind: 'identity.user', id: userId },
      before: { seller_type: former.sellerType },
      after: { seller_type: sellerType },
      note,
    });
  });
