import { ProviderRefusal } from './provider.ts';

/** What a card number looks like: twelve to nineteen digits, however they are grouped. */
const numberLike = /(?<!\d)\d(?:[ -]?\d){11,18}(?!\d)/;

/**
 * Refuses a card number in place of a token before anything is sent, stored or logged, without repeating it.
 */
export function refuseCardNumber(token: string): void {
  if (numberLike.test(token)) throw new ProviderRefusal('A card number was given in place of a token.');
}
