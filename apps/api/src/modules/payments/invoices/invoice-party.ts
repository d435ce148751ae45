import type { InvoiceParty } from '@souk/contract/modules/payments/invoices';
import type { GeoAddress } from '@souk/contract/shared/values';
import type { Reader } from '../../../platform/db/database.ts';
import { getUser, type UserRow } from '../../identity/index.ts';
import { publicPlaceOf } from '../../locations/index.ts';
import { type BusinessRow, findBusiness, publicPlaceOfBusiness } from '../../sellers/index.ts';
import { getSettings } from '../../settings/index.ts';

/** The issuer or recipient of an invoice, with their tax status. */
export interface Party {
  party: InvoiceParty;
  isRegistered: boolean;
  timeZone: string;
}

const addressLines = (address: GeoAddress | null): string[] => {
  if (!address) return [];
  const { location, city, state_code, pincode } = address;
  const town = [city, state_code, pincode].filter(Boolean).join(' ');
  return [location, ...(town && !location.includes(town) ? [town] : [])];
};

const shownAddress = ({ address }: UserRow, business: BusinessRow | undefined): GeoAddress | null =>
  business ? publicPlaceOfBusiness(business) : address && publicPlaceOf(address);

/**
 * A person, or their business; an issuer's invoice shows buyers no more of the address than the public page does.
 */
export async function partyOf(reader: Reader, userId: number, as: 'issuer' | 'recipient'): Promise<Party> {
  const user = await getUser(reader, userId);
  const business = await findBusiness(reader, userId);
  return {
    party: {
      name: business?.businessName ?? user.name,
      abn: business?.abn ?? null,
      address: addressLines(
        as === 'issuer' ? shownAddress(user, business) : (business?.address ?? user.address),
      ),
      email: user.email,
    },
    isRegistered: business?.isGstRegistered ?? false,
    timeZone: user.timeZone,
  };
}

/** The house itself: everything it charges includes GST. */
export async function houseParty(reader: Reader, timeZone: string): Promise<Party> {
  const { houseName, houseAbn, houseAddress } = await getSettings(reader);
  const address = houseAddress.split('\n').map((line) => line.trim());
  return {
    party: { name: houseName, abn: houseAbn || null, address: address.filter(Boolean), email: null },
    isRegistered: true,
    timeZone,
  };
}
