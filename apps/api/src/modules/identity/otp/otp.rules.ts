import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Limits of one-time codes (spec §8 names the errors, reading A-54 the numbers). */
export const otpLimits = {
  codeDigits: 6,
  validMinutes: 10,
  attemptsPerCode: 5,
  secondsBetweenCodes: 60,
  codesPerDay: 5,
  proofMinutes: 60,
} as const;

/** The number in E.164 (`+61412345678`), or undefined if no such number can exist. */
export function normalPhone(countryCode: string, phone: string, country: string): string | undefined {
  const prefix = countryCode.startsWith('+') ? countryCode : `+${countryCode}`;
  const national = phone.replace(/^0/, '');
  const home = isSupportedCountry(country) ? country : undefined;
  const parsed = parsePhoneNumberFromString(`${prefix}${national}`, home ? { defaultCountry: home } : {});
  return parsed?.isValid() ? parsed.number : undefined;
}

/** The number in its national format, digits only (`0412345678`), as forms show it. */
export const nationalPhone = (phone: string | null): string | null =>
  phone && (parsePhoneNumberFromString(phone)?.formatNational().replace(/\D/g, '') ?? null);
