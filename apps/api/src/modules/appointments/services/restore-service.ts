import type { Reader } from '../../../platform/db/database.ts';
import { indexService } from './index-service.ts';
import { changeService, lockOwnService } from './service.queries.ts';
import type { ServiceRow } from './service.tables.ts';

/** Brings a deleted service back as it was; one that was never deleted stays as it is. */
export function restoreService(db: Reader, seller: { id: number }, serviceId: number): Promise<ServiceRow> {
  return db.transaction(async (tx) => {
    const service = await lockOwnService(tx, serviceId, seller);
    if (!service.archivedAt) return service;

    const restored = await changeService(tx, service, { archivedAt: null });
    await indexService(tx, restored);
    return restored;
  });
}
