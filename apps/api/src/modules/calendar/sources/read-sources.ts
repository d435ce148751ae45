import { asc } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { readSourceJob } from './read-source.ts';
import { sources } from './source.tables.ts';

export const readSourcesJob = 'read-calendar-sources';

/** Books the reading of every calendar elsewhere, each as a job of its own. */
export async function readSources(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const all = await tx.select({ sourceId: sources.id }).from(sources).orderBy(asc(sources.id));
    for (const { sourceId } of all)
      await addJob(tx, readSourceJob, { sourceId }, { key: `calendar-source:${sourceId}` });
  });
}
