import * as contract from '@souk/contract/modules/retail/reports';
import type { Api } from '../../../platform/http/api.ts';
import { reportProduct } from './report-product.ts';

export function reportRoutes(api: Api) {
  api.answer(contract.reportProduct, async ({ db, user, body }) => {
    await reportProduct(db, user, body.item_id, body);
    return null;
  });
}
