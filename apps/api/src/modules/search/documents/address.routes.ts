import * as contract from '@souk/contract/modules/search/addresses';
import type { Api } from '../../../platform/http/api.ts';
import { listAddresses, listAddressParts } from './list-addresses.ts';

export function addressRoutes(api: Api) {
  api.answer(contract.listAddressParts, ({ db }) => listAddressParts(db));

  api.answer(contract.listAddresses, ({ db, params, query }) => listAddresses(db, params.part, query.after));
}
