import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { actAs } from '../../identity/index.ts';
import { onRecord } from '../audit/on-record.ts';

/** Puts the admin in the place of a user. */
export const beginActing = (db: Db, config: Config, admin: User, userId: number, address: string) =>
  onRecord(db, admin, async (tx, record) => {
    const acting = await actAs(tx, config, admin, userId, { device: 'Admin', address });
    await record({
      action: 'desk.acting-began',
      target: { kind: 'identity.user', id: userId },
      actingForId: userId,
    });
    return acting;
  });
