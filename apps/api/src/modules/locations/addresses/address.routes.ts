import * as contract from '@souk/contract/modules/locations/addresses';
import type { Api } from '../../../platform/http/api.ts';
import { presentAddress } from './address.present.ts';
import { listAddressesOf } from './address.queries.ts';
import { createAddress } from './create-address.ts';
import { deleteAddress } from './delete-address.ts';
import { updateAddress } from './update-address.ts';

export function addressRoutes(api: Api) {
  api.answer(contract.listAddresses, async ({ db, user }) =>
    (await listAddressesOf(db, user.id)).map(presentAddress),
  );

  api.answer(contract.createAddress, async ({ db, user, body }) =>
    presentAddress(await createAddress(db, user.id, body)),
  );

  api.answer(contract.updateAddress, async ({ db, user, params, body }) =>
    presentAddress(await updateAddress(db, user.id, params.address_id, body)),
  );

  api.answer(contract.deleteAddress, async ({ db, user, params }) => {
    await deleteAddress(db, user.id, params.address_id);
    return null;
  });
}
