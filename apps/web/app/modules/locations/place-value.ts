import { GeoAddress } from '@souk/contract/shared/values';
import type { ComboboxOption } from '../../ui/combobox-match.ts';

/** A place as the value of a form field. */
export const placeToValue = (place: GeoAddress): string => JSON.stringify(place);

/** The place of a form field's value; anything else is no place. */
export function placeOfValue(value: unknown): GeoAddress | undefined {
  if (typeof value !== 'string' || !value.startsWith('{')) return undefined;
  try {
    const read = GeoAddress.safeParse(JSON.parse(value));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** "Parramatta NSW 2150"; a longer address keeps its own text. */
export function placeName({ location, city, state_code, pincode }: GeoAddress): string {
  const suburb = [city, state_code, pincode].filter(Boolean).join(' ');
  return location || suburb;
}

/** A place as a row of the suburb list, whose label is matched with the typed text. */
export const placeOption = (place: GeoAddress): ComboboxOption => ({
  value: placeToValue(place),
  label: placeName(place),
  detail: '',
});

interface Parts {
  unit?: string | undefined;
  street?: string | undefined;
  place: GeoAddress;
}

/** One line of an address: "3/12 Church Street, Parramatta NSW 2150". */
export function addressLine({ unit, street, place }: Parts): string {
  const number = [unit?.trim(), street?.trim()].filter(Boolean).join('/');
  return [number, placeName(place)].filter(Boolean).join(', ');
}
