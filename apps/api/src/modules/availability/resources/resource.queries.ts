import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { WeekHours } from '../calendars/hours.rules.ts';
import { type ResourceRow, resources, rosters } from './resource.tables.ts';

export interface Resource extends ResourceRow {
  /** Empty where the opening hours of the business hold. */
  roster: WeekHours[];
}

interface Which {
  withArchived?: boolean;
}

/** The resources of a business in its own order, with their rosters. */
export async function listResources(
  reader: Reader,
  ownerId: number,
  { withArchived = false }: Which = {},
): Promise<Resource[]> {
  const isOwn = eq(resources.ownerId, ownerId);
  const rows = await reader
    .select()
    .from(resources)
    .where(withArchived ? isOwn : and(isOwn, eq(resources.isActive, true)))
    .orderBy(asc(resources.position), asc(resources.id));
  if (rows.length === 0) return [];
  const hours = await reader
    .select()
    .from(rosters)
    .where(
      inArray(
        rosters.resourceId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(rosters.weekday), asc(rosters.opensMinute));
  return rows.map((row) => ({
    ...row,
    roster: hours
      .filter(({ resourceId }) => resourceId === row.id)
      .map(({ weekday, opensMinute, closesMinute }) => ({ weekday, opensMinute, closesMinute })),
  }));
}

/** Locks a resource of this business, so that nobody claims its time meanwhile. */
export async function lockResource(tx: Tx, ownerId: number, resourceId: number): Promise<ResourceRow> {
  const [resource] = await tx
    .select()
    .from(resources)
    .where(and(eq(resources.id, resourceId), eq(resources.ownerId, ownerId)))
    .for('no key update');
  if (!resource) throw new Problem('record-not-found');
  return resource;
}

/** Resource → its name, archived or not. */
export async function namesOfResources(
  reader: Reader,
  resourceIds: readonly number[],
): Promise<Map<number, Pick<ResourceRow, 'id' | 'name' | 'kind'>>> {
  if (resourceIds.length === 0) return new Map();
  const rows = await reader
    .select({ id: resources.id, name: resources.name, kind: resources.kind })
    .from(resources)
    .where(inArray(resources.id, [...new Set(resourceIds)]));
  return new Map(rows.map((row) => [row.id, row]));
}
