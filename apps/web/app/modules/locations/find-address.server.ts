import { type Address, listAddresses } from '@souk/contract/modules/locations/addresses';
import { data } from 'react-router';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';

/** One of the user's addresses; any other id is not found. */
export async function getOwnAddress(args: PageArgs, addressId: string): Promise<Address> {
  const addresses = await call(args, listAddresses);
  const address = addresses.find(({ address_id }) => String(address_id) === addressId);
  if (!address) throw data(null, { status: 404 });
  return address;
}
