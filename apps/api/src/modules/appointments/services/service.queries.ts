import type { serviceStatuses } from '@souk/contract/modules/appointments/services';
import type { PageQuery } from '@souk/contract/shared/page';
import { and, asc, eq, inArray, isNotNull, isNull, max, type SQL } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { type AddOnRow, type ServiceRow, serviceAddOns, servicePeople, services } from './service.tables.ts';

const ofSeller = (sellerId: number) => and(eq(services.sellerId, sellerId), isNull(services.archivedAt));

/** Own services only: a stranger's does not exist, and a deleted one neither. */
export async function getOwnService(
  reader: Reader,
  serviceId: number,
  seller: { id: number },
): Promise<ServiceRow> {
  const [service] = await reader
    .select()
    .from(services)
    .where(and(eq(services.id, serviceId), ofSeller(seller.id)));
  if (!service) throw new Problem('record-not-found');
  return service;
}

/** Locks an own service, deleted or not, until the transaction ends. */
export async function lockOwnService(tx: Tx, serviceId: number, seller: { id: number }): Promise<ServiceRow> {
  const [service] = await tx
    .select()
    .from(services)
    .where(and(eq(services.id, serviceId), eq(services.sellerId, seller.id)))
    .for('no key update');
  if (!service) throw new Problem('record-not-found');
  return service;
}

/** Locks a service until the transaction ends; its price and deals change under this lock only. */
export async function lockService(tx: Tx, serviceId: number): Promise<ServiceRow> {
  const [service] = await tx.select().from(services).where(eq(services.id, serviceId)).for('no key update');
  if (!service) throw new Problem('record-not-found');
  return service;
}

/** Locks all services of a seller, in the order of their ids. */
export const lockServicesOf = (tx: Tx, sellerId: number): Promise<ServiceRow[]> =>
  tx.select().from(services).where(ofSeller(sellerId)).orderBy(asc(services.id)).for('no key update');

export const listServicesById = async (reader: Reader, ids: readonly number[]): Promise<ServiceRow[]> =>
  ids.length === 0
    ? []
    : reader
        .select()
        .from(services)
        .where(inArray(services.id, [...ids]));

/** Everything that a seller offers or has offered, in its order. */
export const listAllServicesOf = (reader: Reader, sellerId: number): Promise<ServiceRow[]> =>
  reader
    .select()
    .from(services)
    .where(eq(services.sellerId, sellerId))
    .orderBy(asc(services.position), asc(services.id));

async function pageOfServices(
  reader: Reader,
  isWanted: SQL | undefined,
  { page, page_size: size }: PageQuery,
): Promise<{ rows: ServiceRow[]; total: number }> {
  const rows = await reader
    .select()
    .from(services)
    .where(isWanted)
    .orderBy(asc(services.position), asc(services.id))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await reader.$count(services, isWanted) };
}

interface OwnQuery extends PageQuery {
  status?: (typeof serviceStatuses)[number] | undefined;
  category_id?: number | undefined;
}

/** A page of the seller's own services. */
export function listServicesOf(reader: Reader, sellerId: number, query: OwnQuery) {
  const { status, category_id: categoryId } = query;
  const isWanted = and(
    ofSeller(sellerId),
    status && eq(services.isActive, status === 'active'),
    categoryId === undefined ? undefined : eq(services.categoryId, categoryId),
  );
  return pageOfServices(reader, isWanted, query);
}

const publicOf = (sellerId: number) =>
  and(ofSeller(sellerId), eq(services.isActive, true), eq(services.isHidden, false));

/** A page of what everybody may book of a seller. */
export const listPublicServicesOf = (reader: Reader, sellerId: number, query: PageQuery) =>
  pageOfServices(reader, publicOf(sellerId), query);

/** All that everybody may book of a seller, in their order. */
export const listAllPublicServices = (reader: Reader, sellerId: number): Promise<ServiceRow[]> =>
  reader.select().from(services).where(publicOf(sellerId)).orderBy(asc(services.position), asc(services.id));

/** The service of a seller that takes least time, of those that everybody may book at a price. */
export async function findShortestService(reader: Reader, sellerId: number): Promise<ServiceRow | undefined> {
  const [service] = await reader
    .select()
    .from(services)
    .where(
      and(
        ofSeller(sellerId),
        eq(services.isActive, true),
        eq(services.isHidden, false),
        isNotNull(services.priceCents),
      ),
    )
    .orderBy(asc(services.durationMinutes), asc(services.position), asc(services.id))
    .limit(1);
  return service;
}

/** How many services a seller has, and the position of the last one; their account must be locked. */
export async function countServices(tx: Tx, sellerId: number): Promise<{ count: number; last: number }> {
  const [row] = await tx
    .select({ last: max(services.position) })
    .from(services)
    .where(ofSeller(sellerId));
  return { count: await tx.$count(services, ofSeller(sellerId)), last: row?.last ?? 0 };
}

/** Service → its add-ons in their order. */
export async function addOnsOf(reader: Reader, ids: readonly number[]): Promise<Map<number, AddOnRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .select()
    .from(serviceAddOns)
    .where(inArray(serviceAddOns.serviceId, [...ids]))
    .orderBy(asc(serviceAddOns.position));
  return Map.groupBy(rows, ({ serviceId }) => serviceId);
}

/** Service → who can do it; one that everybody can do is left out. */
export async function peopleOf(reader: Reader, ids: readonly number[]): Promise<Map<number, number[]>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .select()
    .from(servicePeople)
    .where(inArray(servicePeople.serviceId, [...ids]))
    .orderBy(asc(servicePeople.resourceId));
  const people = new Map<number, number[]>();
  for (const { serviceId, resourceId } of rows)
    people.set(serviceId, [...(people.get(serviceId) ?? []), resourceId]);
  return people;
}

export async function insertService(tx: Tx, fresh: typeof services.$inferInsert): Promise<ServiceRow> {
  const [service] = await tx.insert(services).values(fresh).returning();
  if (!service) throw new Error('the service was not written');
  return service;
}

export async function changeService(
  tx: Tx,
  { id }: Pick<ServiceRow, 'id'>,
  changes: Partial<typeof services.$inferInsert>,
): Promise<ServiceRow> {
  const [changed] = await tx
    .update(services)
    .set({ ...changes, updatedAt: clock.now() })
    .where(eq(services.id, id))
    .returning();
  if (!changed) throw new Error('the service was not changed');
  return changed;
}
