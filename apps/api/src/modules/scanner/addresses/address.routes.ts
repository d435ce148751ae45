import * as contract from '@souk/contract/modules/scanner/addresses';
import type { Api } from '../../../platform/http/api.ts';
import { listAddresses, listAddressParts } from './list-addresses.ts';

export function addressRoutes(api: Api) {
  api.answer(contract.listFoodAddressParts, ({ db }) => listAddressParts(db));

  api.answer(contract.listFoodAddresses, ({ db, params, query }) =>
    listAddresses(db, params.part, query.after),
  );
}
