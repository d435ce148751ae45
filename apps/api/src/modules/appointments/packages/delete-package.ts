import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { changePackage, lockOwnPackage } from './package.queries.ts';

/** Takes an own package off every list but keeps its row, which bookings refer to. */
export function deletePackage(db: Reader, seller: { id: number }, packageId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lockOwnPackage(tx, packageId, seller);

    await changePackage(tx, row, { archivedAt: clock.now() });
  });
}
