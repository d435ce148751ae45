import { checkDigitOf } from '@souk/food/codes/gtin';

const digits = (value: number, length: number) => String(value).padStart(length, '0');

/** One in so many packs carries a short code, and one the American kind. */
const shortEvery = 16;

/**
 * A sound code that is on no real pack: GS1 leaves GTINs that begin with 2 (of twelve digits, with 4) to shops for
 * their own use and gives them to nobody. Kept as 13 digits, as every code is.
 */
export function demoCode(maker: number, item: number): string {
  const body =
    item % shortEvery === 3
      ? `2${digits(item, 6)}`
      : item % shortEvery === 11
        ? `4${digits(maker, 4)}${digits(item, 6)}`
        : `29${digits(maker, 4)}${digits(item, 6)}`;
  return `${body}${checkDigitOf(body)}`.padStart(13, '0');
}
