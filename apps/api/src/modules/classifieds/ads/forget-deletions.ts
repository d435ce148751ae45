import { clock, daysMs } from '../../../platform/clock.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { dropDeletionsBefore } from './deletion.queries.ts';

/** Deletes the records of deleted ads that can no longer be restored. */
export const forgetDeletions: Job = (db) =>
  db.transaction((tx) => dropDeletionsBefore(tx, new Date(clock.now().getTime() - daysMs(1))));
