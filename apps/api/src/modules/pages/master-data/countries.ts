import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';

const names = new Intl.DisplayNames(['en-AU'], { type: 'region' });

/** Every country with a calling code, by name. */
export const countries = getCountries()
  .map((code) => ({ code, name: names.of(code) ?? code, dial_code: `+${getCountryCallingCode(code)}` }))
  .sort((a, b) => a.name.localeCompare(b.name));
