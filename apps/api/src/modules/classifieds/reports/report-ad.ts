import type { Db } from '../../../platform/db/database.ts';
import { isDuplicate, Problem } from '../../../platform/errors.ts';
import { publish } from '../../../platform/events/events.ts';
import { roleIn, type Viewer } from '../ads/ad.policy.ts';
import { getAd } from '../ads/ad.queries.ts';
import { adReported } from '../events.ts';
import { adReports } from './report.tables.ts';

export interface Report {
  reason: string;
  comment?: string | undefined;
}

/** Reports a public ad to the admin; a user reports an ad once. */
export function reportAd(db: Db, user: Viewer, adId: number, { reason, comment }: Report): Promise<void> {
  return db.transaction(async (tx) => {
    const ad = await getAd(tx, adId);
    if (roleIn(ad, user) !== 'viewer') throw new Problem('own-ad');

    const [report] = await tx
      .insert(adReports)
      .values({ adId, reporterId: user.id, reason, comment: comment ?? null, state: 'open' })
      .returning({ id: adReports.id })
      .catch((error: unknown) => {
        throw isDuplicate(error, 'ad_reports_once') ? new Problem('already-reported') : error;
      });
    if (!report) throw new Error('the report was not written');
    await publish(tx, adReported, { adId, reportId: report.id });
  });
}
