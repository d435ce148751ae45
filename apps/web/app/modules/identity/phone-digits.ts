/** Seconds between two codes to one number (reading A-54). */
export const secondsBetweenCodes = 60;

/** Codes are sent to numbers of ten digits and more: a mobile without its leading 0 gets it (reading A-12). */
export function nationalDigits(typed: string): string {
  const digits = typed.replace(/[\s()-]/g, '');
  return /^[1-9]\d{8}$/.test(digits) ? `0${digits}` : digits;
}

/** Italian numbers keep their leading 0 behind the country's code. */
const keepingZero = '+39';

/** A number as it follows a country's code: without the 0 that leads it at home. */
const afterCode = (countryCode: string, digits: string): string =>
  countryCode === keepingZero ? digits : digits.replace(/^0/, '');

/** "+61 412 555 019" and "+61 7 5500 1234"; without a country's code as it is dialled at home. */
export function phoneWords(countryCode: string | null, phone: string | null): string {
  if (!phone) return '';
  if (!countryCode) return phone.replace(/^(\d{4})(\d{3})(\d{3,5})$/, '$1 $2 $3');
  const grouped = afterCode(countryCode, phone)
    .replace(/^(4\d{2})(\d{3})(\d{3})$/, '$1 $2 $3')
    .replace(/^([2378])(\d{4})(\d{4})$/, '$1 $2 $3');
  return `${countryCode} ${grouped}`;
}

/** The address that dials. */
export function phoneLink(countryCode: string | null, phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return countryCode ? `tel:${countryCode}${afterCode(countryCode, digits)}` : `tel:${digits}`;
}

/** Whole seconds until another code can be requested. */
export function secondsToWait(sentAtMs: number, nowMs: number): number {
  const left = Math.ceil((sentAtMs + secondsBetweenCodes * 1000 - nowMs) / 1000);
  return Math.min(Math.max(left, 0), secondsBetweenCodes);
}
