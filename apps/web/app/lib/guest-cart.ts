/** How many things lie in the cart of a visitor; scripts read it, because pages kept for everyone cannot tell. */
export const guestCartCookie = 'souk_cart_count';
const maxAgeSeconds = 90 * 24 * 3600;

/** Keeps the count beside the cart itself, or forgets it. */
export const guestCartLine = (count: number, isSecure: boolean): string =>
  [
    `${guestCartCookie}=${count}`,
    'Path=/',
    `Max-Age=${count > 0 ? maxAgeSeconds : 0}`,
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');

/** The count as a browser's cookies tell it. */
export function guestCartCount(cookies: string): number {
  const count = Number(/(?:^|;\s*)souk_cart_count=(\d{1,4})(?:;|$)/.exec(cookies)?.[1] ?? 0);
  return Number.isSafeInteger(count) ? count : 0;
}
