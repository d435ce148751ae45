import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { getResource, listResources } from '../../availability/index.ts';
import { deleteFiles } from '../../media/index.ts';
import { servicePeople, services } from '../services/service.tables.ts';
import { type PersonRow, people } from './person.tables.ts';

/** Somebody of the own team, at work or not: rooms and things have no profile. */
export async function getPerson(reader: Reader, ownerId: number, resourceId: number) {
  const resource = await getResource(reader, ownerId, resourceId);
  if (resource.kind !== 'person') throw new Problem('record-not-found');
  return resource;
}

export const listPeople = async (reader: Reader, ids: readonly number[]): Promise<PersonRow[]> =>
  ids.length === 0
    ? []
    : reader
        .select()
        .from(people)
        .where(inArray(people.resourceId, [...ids]));

/** The services of a business that somebody can do and nobody else who works there. */
export async function doneAloneBy(
  reader: Reader,
  sellerId: number,
  resourceId: number,
): Promise<{ id: number; name: string }[]> {
  const atWork = (await listResources(reader, sellerId)).filter(({ kind }) => kind === 'person');
  const others = atWork.map(({ id }) => id).filter((id) => id !== resourceId);
  const doers = sql`select 1 from ${servicePeople} person where person.service_id = ${services.id}`;
  const pool = sql.param(`{${others.join(',')}}`);
  return reader
    .select({ id: services.id, name: services.name })
    .from(services)
    .where(
      and(
        eq(services.sellerId, sellerId),
        isNull(services.archivedAt),
        // Without rows everybody can do it.
        sql`case when exists (${doers})
          then exists (${doers} and person.resource_id = ${resourceId})
            and not exists (${doers} and person.resource_id = any(${pool}::bigint[]))
          else ${others.length} = 0 end`,
      ),
    )
    .orderBy(asc(services.position), asc(services.id));
}

const idsOf = async (reader: Reader, userId: number): Promise<number[]> =>
  (await listResources(reader, userId, { withArchived: true })).map(({ id }) => id);

export const exportPeople = async (reader: Reader, userId: number): Promise<PersonRow[]> =>
  listPeople(reader, await idsOf(reader, userId));

/** What customers could read of them goes, with their pictures. */
export async function erasePeople(tx: Tx, userId: number): Promise<void> {
  const ids = await idsOf(tx, userId);
  if (ids.length === 0) return;
  const dropped = await tx.delete(people).where(inArray(people.resourceId, ids)).returning();
  await deleteFiles(
    tx,
    dropped.flatMap(({ photoFileId }) => photoFileId ?? []),
  );
}
