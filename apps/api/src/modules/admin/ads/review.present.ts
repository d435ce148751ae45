import type { ReviewedAd } from '@souk/contract/modules/admin/ads';
import type { Reader } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { type AdRow, changesOf, presentDetail } from '../../classifieds/index.ts';
import { presentChanges } from '../approvals/change.present.ts';
import { presentRecord } from '../approvals/seller-record.present.ts';
import { listHistory } from '../history/history.queries.ts';
import { presentReports } from '../reports/report.present.ts';
import { listReportsOn } from '../reports/report.queries.ts';

/** One ad with everything that an admin needs to decide. */
export async function presentReview(reader: Reader, ad: AdRow, admin: User): Promise<ReviewedAd> {
  const { similar: _, ...detail } = await presentDetail(reader, ad, admin);
  const isEdit = ad.approvedVersion !== null && ad.state === 'pending';
  return {
    ...detail,
    state: ad.state,
    is_edit: isEdit,
    changes: isEdit ? await presentChanges(reader, ad, await changesOf(reader, ad)) : [],
    history: await listHistory(reader, 'classifieds.ad', ad.id),
    reports: await presentReports(reader, await listReportsOn(reader, 'ad', ad.id)),
    record: await presentRecord(reader, ad.ownerId),
  };
}
