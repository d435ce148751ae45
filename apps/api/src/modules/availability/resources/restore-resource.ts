import { eq } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { lockUser } from '../../identity/index.ts';
import { coverWithBlocks } from '../blocks/block.queries.ts';
import { teamChanged } from '../events.ts';
import { checkRoomInTeam, lockResource } from './resource.queries.ts';
import { type ResourceRow, resources } from './resource.tables.ts';

/** Brings an archived resource back with its hours; one that is in use stays as it is. */
export function restoreResource(reader: Reader, ownerId: number, resourceId: number): Promise<ResourceRow> {
  return reader.transaction(async (tx) => {
    await lockUser(tx, ownerId);
    const resource = await lockResource(tx, ownerId, resourceId);
    if (resource.isActive) return resource;
    await checkRoomInTeam(tx, ownerId);
    await tx.update(resources).set({ isActive: true }).where(eq(resources.id, resourceId));
    await coverWithBlocks(tx, ownerId, [resourceId]);
    if (resource.kind === 'person') await publish(tx, teamChanged, { ownerId });
    return { ...resource, isActive: true };
  });
}
