import { sql } from 'drizzle-orm';
import type { Reader } from '../db/database.ts';

let own: string | null = null;

/**
 * Processes that make one history in parallel, each at its own day, run only the jobs that they booked themselves: the
 * part's name is a flag on them.
 */
export const seedingPart = {
  name: (): string | null => own,
  take: (name: string | null): void => {
    own = name;
  },
};

/** Releases the waiting jobs of all parts to any worker. */
export const shareJobs = (reader: Reader): Promise<unknown> =>
  reader.execute(sql`update graphile_worker._private_jobs set flags = null where flags is not null`);
