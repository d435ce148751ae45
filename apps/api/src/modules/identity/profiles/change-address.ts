import type { GeoAddress } from '@souk/contract/shared/values';
import type { Db } from '../../../platform/db/database.ts';
import { updateUser } from '../users/user.queries.ts';
import type { UserRow } from '../users/user.tables.ts';

/** Sets the place where the user lives. */
export const changeAddress = (db: Db, userId: number, address: GeoAddress): Promise<UserRow> =>
  db.transaction((tx) => updateUser(tx, userId, { address }));
