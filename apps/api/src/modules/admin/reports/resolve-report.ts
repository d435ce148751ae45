import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import { onRecord } from '../audit/on-record.ts';
import { getReport } from './report.queries.ts';
import { reportedKinds } from './reported-kinds.ts';

interface Resolution {
  action: 'dismiss' | 'remove';
  note?: string | undefined;
}

/** An admin's decision on a report, which settles every open report of the same thing. */
export const resolveReport = (
  db: Db,
  admin: User,
  number: number,
  { action, note }: Resolution,
): Promise<void> =>
  onRecord(db, admin, async (tx, record) => {
    const { kind, subjectId, state, reason } = await getReport(tx, number);
    if (state !== 'open') throw new Problem('report-closed');

    const { target, stateOf, keep, remove } = reportedKinds[kind];
    const before = await stateOf(tx, subjectId);
    if (action === 'dismiss') await keep(tx, subjectId);
    else await remove(tx, admin, subjectId, note ?? reason);
    await record({
      action: action === 'dismiss' ? 'reports.dismissed' : 'reports.removed',
      target: { kind: target, id: subjectId },
      before: { report_id: number, state: before },
      after: { state: await stateOf(tx, subjectId) },
      note,
    });
  });
