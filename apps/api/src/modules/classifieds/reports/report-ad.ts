import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { publish } from '../../../platform/events/events.ts';
import type { NewReport } from '../../reports/index.ts';
import { roleIn, type Viewer } from '../ads/ad.policy.ts';
import { getAd } from '../ads/ad.queries.ts';
import { adReported } from '../events.ts';
import { addReport } from './ad-reports.ts';

/** Reports a public ad to the admins, once per user and ad. */
export function reportAd(db: Db, user: Viewer, adId: number, report: NewReport): Promise<void> {
  return db.transaction(async (tx) => {
    const ad = await getAd(tx, adId);
    if (roleIn(ad, user) !== 'viewer') throw new Problem('own-ad');

    const reportId = await addReport(tx, adId, { ...report, reporterId: user.id });
    await publish(tx, adReported, { adId, reportId });
  });
}
