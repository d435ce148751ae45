import { maxResources } from '@souk/contract/modules/availability/resources';
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
  /** One of them alone. */
  only?: number;
  withArchived?: boolean;
}

/** The resources that a business uses, in its own order. */
export const listInUse = (reader: Reader, ownerId: number): Promise<ResourceRow[]> =>
  reader
    .select()
    .from(resources)
    .where(and(eq(resources.ownerId, ownerId), eq(resources.isActive, true)))
    .orderBy(asc(resources.position), asc(resources.id));

/** The resources of a business in its own order, with their rosters. */
export async function listResources(
  reader: Reader,
  ownerId: number,
  { only, withArchived = false }: Which = {},
): Promise<Resource[]> {
  const isOwn = and(eq(resources.ownerId, ownerId), only === undefined ? undefined : eq(resources.id, only));
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

/** Own resources only, archived or not: a stranger's does not exist. */
export async function getResource(reader: Reader, ownerId: number, resourceId: number): Promise<Resource> {
  const [resource] = await listResources(reader, ownerId, { only: resourceId, withArchived: true });
  if (!resource) throw new Problem('record-not-found');
  return resource;
}

/** Refuses one more resource in use where there are as many as there may be; the owner must be locked. */
export async function checkRoomInTeam(tx: Tx, ownerId: number): Promise<void> {
  const isInUse = and(eq(resources.ownerId, ownerId), eq(resources.isActive, true));
  if ((await tx.$count(resources, isInUse)) >= maxResources) throw new Problem('too-many-resources');
}

/**
 * Locks resources of this business so that none is archived meanwhile, and returns those that are in use; others may lock
 * them so as well.
 */
export const shareResources = (
  tx: Tx,
  ownerId: number,
  resourceIds: readonly number[],
): Promise<ResourceRow[]> =>
  tx
    .select()
    .from(resources)
    .where(
      and(
        eq(resources.ownerId, ownerId),
        eq(resources.isActive, true),
        inArray(resources.id, [...resourceIds]),
      ),
    )
    .orderBy(asc(resources.id))
    .for('share');

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
