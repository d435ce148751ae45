import type { packageStatuses } from '@souk/contract/modules/appointments/packages';
import type { PageQuery } from '@souk/contract/shared/page';
import { and, asc, desc, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { services } from '../services/service.tables.ts';
import { type PackageRow, packageServices, packages } from './package.tables.ts';

const ofSeller = (sellerId: number) => and(eq(packages.sellerId, sellerId), isNull(packages.archivedAt));

/** Own packages only: a stranger's does not exist, and a deleted one neither. */
export async function getOwnPackage(
  reader: Reader,
  packageId: number,
  seller: { id: number },
): Promise<PackageRow> {
  const [row] = await reader
    .select()
    .from(packages)
    .where(and(eq(packages.id, packageId), ofSeller(seller.id)));
  if (!row) throw new Problem('record-not-found');
  return row;
}

/** Locks an own package until the transaction ends. */
export async function lockOwnPackage(tx: Tx, packageId: number, seller: { id: number }): Promise<PackageRow> {
  const [row] = await tx
    .select()
    .from(packages)
    .where(and(eq(packages.id, packageId), ofSeller(seller.id)))
    .for('no key update');
  if (!row) throw new Problem('record-not-found');
  return row;
}

/** A package of any seller, deleted or not. */
export async function findPackage(reader: Reader, packageId: number): Promise<PackageRow | undefined> {
  const [row] = await reader.select().from(packages).where(eq(packages.id, packageId));
  return row;
}

async function pageOfPackages(
  reader: Reader,
  isWanted: SQL | undefined,
  { page, page_size: size }: PageQuery,
): Promise<{ rows: PackageRow[]; total: number }> {
  const rows = await reader
    .select()
    .from(packages)
    .where(isWanted)
    .orderBy(desc(packages.id))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await reader.$count(packages, isWanted) };
}

const now = () => clock.now().toISOString();
const isLasting = () => sql`(${packages.endsAt} is null or ${packages.endsAt} > ${now()}::timestamptz)`;
const hasBegun = () => sql`(${packages.startsAt} is null or ${packages.startsAt} <= ${now()}::timestamptz)`;

interface OwnQuery extends PageQuery {
  status?: (typeof packageStatuses)[number] | undefined;
}

/** A page of the seller's own packages. */
export function listPackagesOf(reader: Reader, sellerId: number, query: OwnQuery) {
  const isActive = and(eq(packages.isActive, true), isLasting());
  const isOfStatus =
    query.status === 'active'
      ? isActive
      : query.status === 'inactive'
        ? or(eq(packages.isActive, false), not(isLasting()))
        : undefined;
  return pageOfPackages(reader, and(ofSeller(sellerId), isOfStatus), query);
}

/** All three of its services can be booked by everybody. */
const isWhole = sql`not exists (select from ${packageServices} part
  join ${services} service on service.id = part.service_id
  where part.package_id = ${packages.id}
    and not (service.is_active and not service.is_hidden and service.archived_at is null
      and service.price_kind not in ('quote', 'head')))`;

/** A page of what everybody may book of a seller at this moment. */
export const listPublicPackagesOf = (reader: Reader, sellerId: number, query: PageQuery) =>
  pageOfPackages(
    reader,
    and(ofSeller(sellerId), eq(packages.isActive, true), hasBegun(), isLasting(), isWhole),
    query,
  );

/** How many packages a seller has; their account must be locked. */
export const countPackages = (tx: Tx, sellerId: number): Promise<number> =>
  tx.$count(packages, ofSeller(sellerId));

/** Package → the ids of its services in their order. */
export async function servicesOfPackages(
  reader: Reader,
  ids: readonly number[],
): Promise<Map<number, number[]>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .select()
    .from(packageServices)
    .where(inArray(packageServices.packageId, [...ids]))
    .orderBy(asc(packageServices.position));
  return new Map(
    [...Map.groupBy(rows, ({ packageId }) => packageId)].map(([id, parts]) => [
      id,
      parts.map(({ serviceId }) => serviceId),
    ]),
  );
}

export async function insertPackage(tx: Tx, fresh: typeof packages.$inferInsert): Promise<PackageRow> {
  const [row] = await tx.insert(packages).values(fresh).returning();
  if (!row) throw new Error('the package was not written');
  return row;
}

export async function changePackage(
  tx: Tx,
  { id }: Pick<PackageRow, 'id'>,
  changes: Partial<typeof packages.$inferInsert>,
): Promise<PackageRow> {
  const [changed] = await tx
    .update(packages)
    .set({ ...changes, updatedAt: clock.now() })
    .where(eq(packages.id, id))
    .returning();
  if (!changed) throw new Error('the package was not changed');
  return changed;
}

/** Writes the services of a package in their order; it is locked or new. */
export async function writeServices(tx: Tx, packageId: number, serviceIds: readonly number[]): Promise<void> {
  await tx.delete(packageServices).where(eq(packageServices.packageId, packageId));
  await tx
    .insert(packageServices)
    .values(serviceIds.map((serviceId, index) => ({ packageId, serviceId, position: index + 1 })));
}
