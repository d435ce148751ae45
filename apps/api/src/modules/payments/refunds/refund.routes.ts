import * as contract from '@souk/contract/modules/payments/refunds';
import type { Api } from '../../../platform/http/api.ts';
import { presentListedRefund, presentRefund } from './refund.present.ts';
import { listRefundsFor } from './refund-page.queries.ts';
import { requestRefund } from './request-refund.ts';

export function refundRoutes(api: Api) {
  api.answer(contract.requestRefund, async ({ db, user, body }) =>
    presentRefund(await requestRefund(db, user, body)),
  );

  api.answer(contract.listRefunds, async ({ db, user, query }) => {
    const page = await listRefundsFor(db, user.id, query);
    return { ...page, data: page.data.map(presentListedRefund) };
  });
}
