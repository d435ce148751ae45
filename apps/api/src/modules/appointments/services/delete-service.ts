import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { indexService } from './index-service.ts';
import { changeService, lockOwnService } from './service.queries.ts';

/** Takes an own service off every list but keeps its row, which bookings refer to. */
export function deleteService(db: Reader, seller: { id: number }, serviceId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const service = await lockOwnService(tx, serviceId, seller);
    if (service.archivedAt) throw new Problem('record-not-found');

    await indexService(tx, await changeService(tx, service, { archivedAt: clock.now() }));
  });
}
