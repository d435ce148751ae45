import { sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { lockUser } from '../../identity/index.ts';
import { coverWithBlocks } from '../blocks/block.queries.ts';
import { teamChanged } from '../events.ts';
import { checkRoomInTeam } from './resource.queries.ts';
import { type ResourceRow, resources } from './resource.tables.ts';

export type NewResource = Pick<ResourceRow, 'kind' | 'name'>;

/** Adds a person, room or thing to a business, last of all; until it has a roster, it works in the opening hours. */
export function createResource(
  reader: Reader,
  ownerId: number,
  { kind, name }: NewResource,
): Promise<ResourceRow> {
  return reader.transaction(async (tx) => {
    await lockUser(tx, ownerId);
    await checkRoomInTeam(tx, ownerId);
    const position = sql<number>`(select coalesce(max(position), 0) + 1 from ${resources} where owner_id = ${ownerId})`;
    const [resource] = await tx.insert(resources).values({ ownerId, kind, name, position }).returning();
    if (!resource) throw new Error('the resource was not written');
    await coverWithBlocks(tx, ownerId, [resource.id]);
    if (kind === 'person') await publish(tx, teamChanged, { ownerId });
    return resource;
  });
}
