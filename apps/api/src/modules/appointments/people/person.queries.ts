import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { getResource, listResources, resources } from '../../availability/index.ts';
import { deleteFiles } from '../../media/index.ts';
import { servicePeople, services } from '../services/service.tables.ts';
import { type PersonRow, people } from './person.tables.ts';
import type { Worker } from './staff.rules.ts';

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

/** Who is at work in a business, and who of them does a service; without rows of its own everybody does. */
export async function listWorkers(
  reader: Reader,
  { id, sellerId }: { id: number; sellerId: number },
): Promise<Worker[]> {
  const doers = sql`select from ${servicePeople} person where person.service_id = ${id}`;
  const rows = await reader
    .select({
      isAble: sql<boolean>`not exists (${doers}) or exists (${doers} and person.resource_id = ${resources.id})`,
      languages: people.languages,
      isWoman: people.isWoman,
    })
    .from(resources)
    .leftJoin(people, eq(people.resourceId, resources.id))
    .where(and(eq(resources.ownerId, sellerId), eq(resources.kind, 'person'), eq(resources.isActive, true)));
  return rows.map(({ isAble, languages, isWoman }) => ({
    isAble,
    languages: languages ?? [],
    isWoman: isWoman ?? false,
  }));
}

/** Whether anybody of a business, at work or not, has said what services are found by. */
export async function isAnybodyDescribed(reader: Reader, ownerId: number): Promise<boolean> {
  const rows = await reader
    .select({ id: people.resourceId })
    .from(people)
    .innerJoin(resources, eq(resources.id, people.resourceId))
    .where(and(eq(resources.ownerId, ownerId), or(people.isWoman, sql`${people.languages} <> '{}'`)))
    .limit(1);
  return rows.length > 0;
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
