import type { Db, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import { type AdRow, closeReports, dismissReports, rejectAd, takeDownAd } from '../../classifieds/index.ts';
import { onRecord } from '../audit/on-record.ts';
import { getReport } from './report.queries.ts';

interface Resolution {
  action: 'dismiss' | 'remove';
  note?: string | undefined;
}

/** A public ad is taken down and a waiting one rejected; one that has left the market only settles its reports. */
async function remove(tx: Tx, admin: User, ad: AdRow, reason: string): Promise<void> {
  if (ad.state === 'approved' || ad.state === 'sold') {
    await takeDownAd(tx, admin, ad.id, reason);
    return;
  }
  if (ad.state === 'pending') await rejectAd(tx, admin, ad.id, reason);
  if ((await closeReports(tx, ad.id, 'resolved')) === 0) throw new Problem('report-closed');
}

/** An admin's word on a report, which settles every open report of the same ad. */
export const resolveReport = (db: Db, admin: User, id: number, { action, note }: Resolution): Promise<void> =>
  onRecord(db, admin, async (tx, record) => {
    const { report, ad } = await getReport(tx, id);
    if (report.state !== 'open') throw new Problem('report-closed');

    if (action === 'dismiss') await dismissReports(tx, ad.id);
    else await remove(tx, admin, ad, note ?? report.reason);
    await record({
      action: action === 'dismiss' ? 'reports.dismissed' : 'reports.removed',
      target: { kind: 'classifieds.ad', id: ad.id },
      before: { report_id: id, ad_state: ad.state },
      after: { ad_state: (await getReport(tx, id)).ad.state },
      note,
    });
  });
