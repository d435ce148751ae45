import { eq } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { lockResource } from './resource.queries.ts';
import { type ResourceRow, resources } from './resource.tables.ts';

type Changes = Partial<Pick<ResourceRow, 'kind' | 'name' | 'position'>>;

/** Changes the name, kind or place in the order of a resource; what is missing stays as it is. */
export function changeResource(
  reader: Reader,
  ownerId: number,
  resourceId: number,
  { kind, name, position }: Changes,
): Promise<ResourceRow> {
  return reader.transaction(async (tx) => {
    const before = await lockResource(tx, ownerId, resourceId);
    const after = {
      kind: kind ?? before.kind,
      name: name ?? before.name,
      position: position ?? before.position,
    };
    await tx.update(resources).set(after).where(eq(resources.id, resourceId));
    return { ...before, ...after };
  });
}
