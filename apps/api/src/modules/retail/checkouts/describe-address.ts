import { chooseAddressText, type OrderAddress } from '@souk/contract/modules/retail/checkouts';
import type { Reader } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import { type AddressRow, findDefaultAddress, getAddress } from '../../locations/index.ts';

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

/** The buyer's address as an order stores it, if it is theirs. */
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

/** The buyer's address; somebody else's is refused as if it did not exist. */
export async function describeAddress(
  reader: Reader,
  userId: number,
  addressId: number,
): Promise<OrderAddress> {
  const address = await findOrderAddress(reader, userId, addressId);
  if (!address) throw fieldProblem('address_id', chooseAddressText);
  return address;
}

/** The address that a checkout starts with. */
export async function describeDefault(reader: Reader, userId: number): Promise<OrderAddress | null> {
  const address = await findDefaultAddress(reader, userId);
  return address ? snapshot(address) : null;
}
