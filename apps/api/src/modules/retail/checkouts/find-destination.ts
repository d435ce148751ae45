import { chooseAddressText, type OrderAddress } from '@souk/contract/modules/retail/checkouts';
import type { Reader } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import { type AddressRow, getAddress, listAddressesOf } from '../../locations/index.ts';
import type { PostageEnd } from '../../sellers/index.ts';
import { placeOfAddress } from '../lists/place-of.ts';

const snapshot = (address: AddressRow): OrderAddress => ({
  name: address.name,
  phone: address.phone,
  unit: address.unit,
  street: address.street,
  location: address.location,
  city: address.city,
  state: address.state,
  pincode: address.pincode,
  country: address.country,
  lat: address.lat,
  lng: address.lng,
});

/** The buyer's address as an order keeps it, if it is theirs. */
export async function findOrderAddress(
  reader: Reader,
  userId: number,
  addressId: number,
): Promise<OrderAddress | undefined> {
  try {
    return snapshot(await getAddress(reader, userId, addressId));
  } catch (error) {
    if (error instanceof Problem && error.code === 'record-not-found') return undefined;
    throw error;
  }
}

export interface Destination {
  address: OrderAddress | null;
  /** The usual address, if it is another one. */
  before: { to: PostageEnd | undefined };
}

/** Where a checkout goes: the address that was chosen, else the usual one; another's is refused as if it were none. */
export async function findDestination(
  reader: Reader,
  userId: number,
  addressId: number | undefined,
): Promise<Destination> {
  const known = await listAddressesOf(reader, userId);
  const usual = known.find(({ isDefault }) => isDefault);
  const chosen = addressId === undefined ? usual : known.find(({ id }) => id === addressId);
  if (addressId !== undefined && !chosen) throw fieldProblem('address_id', chooseAddressText);
  const to = usual && usual !== chosen ? placeOfAddress(usual) : undefined;
  return { address: chosen ? snapshot(chosen) : null, before: { to } };
}
