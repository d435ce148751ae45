import { clock, daysMs } from '../../../platform/clock.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { dropDeletionsBefore } from './deletion.queries.ts';

/** Forgets what deleted ads were, long after they could be brought back. */
export const forgetDeletions: Job = (db) =>
  db.transaction((tx) => dropDeletionsBefore(tx, new Date(clock.now().getTime() - daysMs(1))));
