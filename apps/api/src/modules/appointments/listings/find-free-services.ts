import { inArray } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { findFreeOn, resources } from '../../availability/index.ts';
import { serviceKind } from '../services/index-service.ts';
import { listServicesById, peopleOf } from '../services/service.queries.ts';
import { needsOf, type Resource } from '../services/time-need.rules.ts';

interface SubjectRef {
  kind: string;
  id: number;
}

/** Seller → their people and places. */
async function resourcesOf(reader: Reader, sellerIds: readonly number[]): Promise<Map<number, Resource[]>> {
  if (sellerIds.length === 0) return new Map();
  const { id, kind, isActive, ownerId } = resources;
  const rows = await reader
    .select({ id, kind, isActive, ownerId })
    .from(resources)
    .where(inArray(ownerId, [...new Set(sellerIds)]));
  return Map.groupBy(rows, (row) => row.ownerId);
}

/** Those of some services that can still be had on a day; a constant number of statements. */
export async function findFreeServices(
  reader: Reader,
  subjects: readonly SubjectRef[],
  day: string,
): Promise<SubjectRef[]> {
  const asked = subjects.filter(({ kind }) => kind === serviceKind);
  const services = await listServicesById(
    reader,
    asked.map(({ id }) => id),
  );
  const people = await peopleOf(
    reader,
    services.map(({ id }) => id),
  );
  const owned = await resourcesOf(
    reader,
    services.map(({ sellerId }) => sellerId),
  );
  const wishes = services.map((service) => ({
    serviceId: service.id,
    ownerId: service.sellerId,
    needs: needsOf(
      { service: { ...service, people: people.get(service.id) ?? [] }, addOns: [] },
      owned.get(service.sellerId) ?? [],
    ),
  }));
  const free = new Set((await findFreeOn(reader, wishes, day)).map(({ serviceId }) => serviceId));
  return asked.filter(({ id }) => free.has(id));
}
