import type { Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { timeFreed } from '../events.ts';
import type { ClaimedTime } from './time-claim.queries.ts';

/** Tells others of time that is free again, once for all that was freed together. */
export async function publishFreed(tx: Tx, freed: readonly ClaimedTime[]): Promise<void> {
  if (freed.length === 0) return;
  await publish(tx, timeFreed, {
    resourceIds: [...new Set(freed.map(({ resourceId }) => resourceId))],
    from: new Date(Math.min(...freed.map(({ startsAt }) => startsAt.getTime()))).toISOString(),
    until: new Date(Math.max(...freed.map(({ endsAt }) => endsAt.getTime()))).toISOString(),
  });
}
