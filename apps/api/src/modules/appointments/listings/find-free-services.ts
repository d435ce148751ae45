import { inArray } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { defaultCalendar, findFreeOn, listCalendars, resources } from '../../availability/index.ts';
import { withTravel } from '../bookings/chosen.rules.ts';
import { listServicesById, peopleOf } from '../services/service.queries.ts';
import { serviceKind } from '../services/service.rules.ts';
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
  const sellerIds = services.map(({ sellerId }) => sellerId);
  const owned = await resourcesOf(reader, sellerIds);
  const calendars = await listCalendars(reader, sellerIds);
  const wishes = services.flatMap((known) => {
    const { id: serviceId, sellerId: ownerId } = known;
    const able = people.get(serviceId) ?? [];
    const one = { service: known, image: null, addOns: [], people: able };
    return withTravel([one], calendars.get(ownerId) ?? defaultCalendar).map(({ service }) => ({
      serviceId,
      ownerId,
      needs: needsOf({ service: { ...service, people: able }, addOns: [] }, owned.get(ownerId) ?? []),
    }));
  });
  const free = new Set((await findFreeOn(reader, wishes, day)).map(({ serviceId }) => serviceId));
  return asked.filter(({ id }) => free.has(id));
}
