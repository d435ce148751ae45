import type { Address } from '@souk/contract/modules/locations/addresses';
import { nationalPhone } from '../../identity/index.ts';
import type { AddressRow } from './address.tables.ts';

export const presentAddress = (address: AddressRow): Address => ({
  address_id: address.id,
  kind: address.kind,
  name: address.name,
  phone: nationalPhone(address.phone) ?? address.phone,
  countryCode: address.countryPrefix,
  unit: address.unit,
  street: address.street,
  location: address.location,
  lat: address.lat,
  lng: address.lng,
  city: address.city,
  state: address.state,
  pincode: address.pincode,
  state_code: address.stateCode,
  city_code: address.cityCode,
  country: address.country,
  country_code: address.countryCode,
  is_default: address.isDefault,
});
