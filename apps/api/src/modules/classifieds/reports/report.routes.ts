import * as contract from '@souk/contract/modules/classifieds/reports';
import type { Api } from '../../../platform/http/api.ts';
import { reportAd } from './report-ad.ts';

export function reportRoutes(api: Api) {
  api.answer(contract.reportAd, async ({ db, user, body }) => {
    await reportAd(db, user, body.classified_id, body);
    return null;
  });
}
