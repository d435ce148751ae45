import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { indexService } from './index-service.ts';
import { lockServicesOf } from './service.queries.ts';
import { services } from './service.tables.ts';

/** Hides a seller's services, or shows them again as they were. */
export async function setServicesHidden(tx: Tx, sellerId: number, isHidden: boolean): Promise<void> {
  const owned = await lockServicesOf(tx, sellerId);
  await tx.update(services).set({ isHidden }).where(eq(services.sellerId, sellerId));
  for (const service of owned) if (service.isActive) await indexService(tx, { ...service, isHidden });
}
