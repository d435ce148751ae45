import { digitsOf } from './test-cards.ts';

const isAmex = (digits: string) => /^3[47]/.test(digits);

/** Grouped as on the card. */
export function groupedNumber(typed: string): string {
  const digits = digitsOf(typed).slice(0, 19);
  const groups = isAmex(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : undefined;
  const parts = groups
    ? (groups.exec(digits)?.slice(1).filter(Boolean) ?? [])
    : (digits.match(/\d{1,4}/g) ?? []);
  return parts.join(' ');
}

/** `MM / YY` while it is typed. */
export function groupedExpiry(typed: string): string {
  const digits = digitsOf(typed).slice(0, 4);
  const full = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, 4) : digits;
  return full.length > 2 ? `${full.slice(0, 2)} / ${full.slice(2)}` : full;
}

/** The check digit that every card number ends with. */
export function isCardNumber(typed: string): boolean {
  const digits = [...digitsOf(typed)].map(Number).reverse();
  if (digits.length < 12 || digits.length > 19) return false;
  const sum = digits.reduce((total, digit, index) => {
    const value = index % 2 === 1 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A card is valid until the end of its month. */
export function isExpiryAhead(typed: string, now: Date): boolean {
  const digits = digitsOf(typed);
  const month = Number(digits.slice(0, 2));
  if (digits.length !== 4 || month < 1 || month > 12) return false;
  return new Date(Date.UTC(2000 + Number(digits.slice(2)), month, 1)) > now;
}

export interface TypedCard {
  number: string;
  expiry: string;
  code: string;
  name: string;
}

export type CardField = keyof TypedCard;

/** What is wrong with a card before its provider is asked; only the kind of error is returned. */
export function faultsOf(card: TypedCard, now: Date): Partial<Record<CardField, 'missing' | 'wrong'>> {
  const faults: Partial<Record<CardField, 'missing' | 'wrong'>> = {};
  for (const field of ['number', 'expiry', 'code', 'name'] as const)
    if (!card[field].trim()) faults[field] = 'missing';
  if (!faults.number && !isCardNumber(card.number)) faults.number = 'wrong';
  if (!faults.expiry && !isExpiryAhead(card.expiry, now)) faults.expiry = 'wrong';
  if (!faults.code && !/^\d{3,4}$/.test(card.code.trim())) faults.code = 'wrong';
  return faults;
}
