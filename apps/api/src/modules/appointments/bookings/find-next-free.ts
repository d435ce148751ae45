import { clock, daysMs } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { findSlots, listResources } from '../../availability/index.ts';
import { findShortestService, peopleOf } from '../services/service.queries.ts';
import { needsOf } from '../services/time-need.rules.ts';

/** Two weeks: whoever is busy for longer is asked for a day. */
const daysAhead = 14;

/** When a business is free next, for the shortest of its services; null if not within two weeks. */
export async function findNextFree(reader: Reader, sellerId: number): Promise<Date | null> {
  const service = await findShortestService(reader, sellerId);
  if (!service) return null;
  const [people, resources] = await Promise.all([
    peopleOf(reader, [service.id]),
    listResources(reader, sellerId),
  ]);
  const needs = needsOf(
    { service: { ...service, people: people.get(service.id) ?? [] }, addOns: [] },
    resources,
  );
  const from = clock.now();
  const until = new Date(from.getTime() + daysMs(daysAhead));
  const [first] = await findSlots(reader, { ownerId: sellerId, needs, from, until });
  return first?.startsAt ?? null;
}
