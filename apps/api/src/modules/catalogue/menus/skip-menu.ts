import type { Db } from '../../../platform/db/database.ts';
import { setMenuSkipped } from '../../identity/index.ts';

/** Records that the user chose to have no menu. */
export async function skipMenu(db: Db, userId: number): Promise<void> {
  await db.transaction((tx) => setMenuSkipped(tx, userId, true));
}
