import type { createAddress, updateAddress } from '@souk/contract/modules/locations/addresses';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import { fieldProblem } from '../../../platform/errors.ts';
import { normalPhone } from '../../identity/index.ts';
import { searchPlaces } from '../gazetteer/gazetteer.ts';
import type { AddressRow } from './address.tables.ts';

export type AddressForm = BodyOf<typeof createAddress>;
export type AddressChanges = BodyOf<typeof updateAddress>;

/** More than anybody needs; keeps a list without pages short. */
export const maxAddresses = 50;

type Written = Omit<AddressRow, 'id' | 'userId' | 'isDefault' | 'createdAt' | 'updatedAt'>;

/** The form's coordinates, or else those of its suburb if the gazetteer knows it. */
function pointOf({ lat, lng, city, state, pincode }: AddressForm): Pick<AddressRow, 'lat' | 'lng'> {
  if (lat !== undefined && lng !== undefined) return { lat, lng };
  const [place] = searchPlaces(`${city} ${state} ${pincode}`, 1);
  return { lat: place?.lat ?? null, lng: place?.lng ?? null };
}

/** The columns of a form: the phone in E.164, blank texts as null, and coordinates if possible. */
export function writtenAddress(form: AddressForm): Written {
  const phone = normalPhone(form.countryCode, form.phone, 'AU');
  if (!phone) throw fieldProblem('phone', 'Please enter valid phone number.');
  return {
    kind: form.kind ?? 'delivery',
    name: form.name,
    countryPrefix: form.countryCode,
    phone,
    unit: form.unit ?? '',
    street: form.street ?? '',
    location: form.location,
    ...pointOf(form),
    city: form.city,
    state: form.state,
    pincode: form.pincode,
    stateCode: form.state_code ?? '',
    cityCode: form.city_code ?? '',
    country: form.country,
    countryCode: form.country_code.toUpperCase(),
  };
}

const isGiven = ([, value]: [string, unknown]) => value !== undefined;
const placeFields = ['city', 'state', 'pincode', 'location'] as const;

/**
 * The form that results from an address and its changes; if the place changes, the old coordinates are dropped.
 */
export function changedForm(address: AddressRow, shown: AddressForm, changes: AddressChanges): AddressForm {
  const given = Object.fromEntries(Object.entries(changes).filter(isGiven)) as AddressChanges;
  const hasMoved = placeFields.some((field) => given[field] !== undefined && given[field] !== address[field]);
  const base = hasMoved ? { ...shown, lat: undefined, lng: undefined } : shown;
  return { ...base, ...given } as AddressForm;
}
