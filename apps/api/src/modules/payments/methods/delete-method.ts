import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { lockUser } from '../../identity/index.ts';
import { dropMethodJob } from '../job-names.ts';
import { getMethod, listMethods, makeDefault } from './method.queries.ts';
import { customers, methods } from './method.tables.ts';
import { isMethodInUse } from './method-use.ts';

/**
 * Deletes a saved method; the newest of the others becomes the default, and a job deletes it at the provider.
 */
export const deleteMethod = (db: Db, userId: number, methodId: number): Promise<void> =>
  db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const method = await getMethod(tx, userId, methodId);
    if (await isMethodInUse(tx, methodId)) throw new Problem('card-in-use');

    const { provider, providerRef } = method;
    await tx.delete(methods).where(eq(methods.id, methodId));
    await tx
      .update(customers)
      .set({ deletions: sql`${customers.deletions} + 1` })
      .where(and(eq(customers.userId, userId), eq(customers.provider, provider)));
    const [heir] = await listMethods(tx, userId);
    if (method.isDefault && heir) await makeDefault(tx, heir);
    await addJob(tx, dropMethodJob, { provider, providerRef });
  });
