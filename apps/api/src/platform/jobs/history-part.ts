import { sql } from 'drizzle-orm';
import type { Reader } from '../db/database.ts';

let own: string | null = null;

/**
 * Processes that make up one history side by side, each at a day of its own, do only the jobs that they booked
 * themselves: the part's name stands as a flag on them.
 */
export const historyPart = {
  name: (): string | null => own,
  take: (name: string | null): void => {
    own = name;
  },
};

/** Leaves what still waits of all parts to whoever works on the queue. */
export const shareJobs = (reader: Reader): Promise<unknown> =>
  reader.execute(sql`update graphile_worker._private_jobs set flags = null where flags is not null`);
