/** Seconds between two codes to one number (reading A-54). */
export const secondsBetweenCodes = 60;

/** Codes are sent to numbers of ten digits and more: a mobile without its leading 0 gets it (reading A-12). */
export function nationalDigits(typed: string): string {
  const digits = typed.replace(/[\s()-]/g, '');
  return /^[1-9]\d{8}$/.test(digits) ? `0${digits}` : digits;
}

/** "+61 0412 555 019" */
export function phoneWords(countryCode: string | null, phone: string | null): string {
  if (!phone) return '';
  const grouped = phone.replace(/^(\d{4})(\d{3})(\d{3,5})$/, '$1 $2 $3');
  return [countryCode, grouped].filter(Boolean).join(' ');
}

/** The address that dials: between a country's code and the number the leading 0 is not dialled. */
export function phoneLink(countryCode: string | null, phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return countryCode ? `tel:${countryCode}${digits.replace(/^0/, '')}` : `tel:${digits}`;
}

/** Whole seconds until another code can be requested. */
export function secondsToWait(sentAtMs: number, nowMs: number): number {
  const left = Math.ceil((sentAtMs + secondsBetweenCodes * 1000 - nowMs) / 1000);
  return Math.min(Math.max(left, 0), secondsBetweenCodes);
}
