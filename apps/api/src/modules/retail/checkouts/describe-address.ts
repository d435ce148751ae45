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

/** The buyer's address as an order keeps it; another's is refused as if it were none. */
export async function describeAddress(
  reader: Reader,
  userId: number,
  addressId: number,
): Promise<OrderAddress> {
  try {
    return snapshot(await getAddress(reader, userId, addressId));
  } catch (error) {
    const isMissing = error instanceof Problem && error.code === 'record-not-found';
    throw isMissing ? fieldProblem('address_id', chooseAddressText) : error;
  }
}

/** The address that a checkout begins with. */
export async function describeDefault(reader: Reader, userId: number): Promise<OrderAddress | null> {
  const address = await findDefaultAddress(reader, userId);
  return address ? snapshot(address) : null;
}
