import * as contract from '@souk/contract/modules/payments/billing';
import type { Api } from '../../../platform/http/api.ts';
import { presentBilling } from './billing.present.ts';
import { listPaidPage } from './billing.queries.ts';
import { sinceFor } from './period.ts';

export function billingRoutes(api: Api) {
  api.answer(contract.listBilling, async ({ db, user, query }) => {
    const since = await sinceFor(db, user.id, query.date_filter);
    const page = await listPaidPage(db, { ...query, payerId: user.id, since });
    return { ...page, data: await presentBilling(db, user.id, page.data) };
  });
}
