/** Number of items in a visitor's cart; scripts read it, because pages cached for everyone cannot show it. */
export const guestCartCookie = 'souk_cart_count';
const maxAgeSeconds = 90 * 24 * 3600;

/** Sets the count next to the cart's own cookie, or clears it. */
export const guestCartLine = (count: number, isSecure: boolean): string =>
  [
    `${guestCartCookie}=${count}`,
    'Path=/',
    `Max-Age=${count > 0 ? maxAgeSeconds : 0}`,
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');

/** The count in a browser's cookies. */
export function guestCartCount(cookies: string): number {
  const count = Number(/(?:^|;\s*)souk_cart_count=(\d{1,4})(?:;|$)/.exec(cookies)?.[1] ?? 0);
  return Number.isSafeInteger(count) ? count : 0;
}
