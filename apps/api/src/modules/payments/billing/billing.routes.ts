import * as contract from '@souk/contract/modules/payments/billing';
import type { Api } from '../../../platform/http/api.ts';
import { startOfPeriod } from '../../../platform/period.ts';
import { presentBilling } from './billing.present.ts';
import { listPaidPage } from './billing.queries.ts';

export function billingRoutes(api: Api) {
  api.answer(contract.listBilling, async ({ db, user, query, timeZone }) => {
    const since = query.date_filter && startOfPeriod(query.date_filter, timeZone);
    const page = await listPaidPage(db, { ...query, payerId: user.id, since });
    return { ...page, data: await presentBilling(db, user.id, page.data) };
  });
}
