import * as contract from '@souk/contract/modules/retail/foods';
import type { Api } from '../../../platform/http/api.ts';
import { listFoodOffers } from './food-offers.ts';

export function foodRoutes(api: Api) {
  api.answer(contract.listFoodOffers, ({ db, params, query }) => listFoodOffers(db, params.gtin, query));
}
