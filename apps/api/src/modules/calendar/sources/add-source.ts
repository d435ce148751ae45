import type { addSource as contract } from '@souk/contract/modules/calendar/sources';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import type { SellerType } from '@souk/contract/shared/seller-types';
import type { Reader } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { lockUser } from '../../identity/index.ts';
import { blockedResources } from '../entries/block-for-note.ts';
import { readSourceJob } from './read-source.ts';
import { listSources } from './source.queries.ts';
import { type SourceRow, sources } from './source.tables.ts';

interface Keeper {
  id: number;
  sellerType: SellerType;
}

/** Each is read every hour. */
const most = 20;

/** Begins to read busy times from a calendar elsewhere, at once and then every hour. */
export function addSource(db: Reader, user: Keeper, form: BodyOf<typeof contract>): Promise<SourceRow> {
  const { name, address } = form;
  const resourceId = form.resource_id ?? null;
  return db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    if (resourceId !== null) await blockedResources(tx, user, resourceId);
    if ((await listSources(tx, user.id)).length >= most)
      throw fieldProblem('address', 'You can add up to 20 calendars.');
    const [source] = await tx
      .insert(sources)
      .values({ userId: user.id, resourceId, name, address })
      .onConflictDoNothing()
      .returning();
    if (!source) throw fieldProblem('address', 'This calendar is read already.');
    await addJob(tx, readSourceJob, { sourceId: source.id });
    return source;
  });
}
