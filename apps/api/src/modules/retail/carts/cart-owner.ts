import { parseCookie } from 'cookie';
import { digestOf } from '../../../platform/ids.ts';

/** The cookie by which a visitor's cart is found; only the digest of its token is stored. */
export const cartCookie = 'souk_cart';
/** A visitor's cart is kept so long after it was last touched. */
export const guestCartDays = 90;

/** Whose cart it is: an account's, or a visitor's by their token. */
export type CartOwner = { userId: number } | { tokenDigest: string };

/** The digest of the token that came along, if one did. */
export function guestDigest(headers: { cookie?: string | undefined }): string | undefined {
  const token = parseCookie(headers.cookie ?? '')[cartCookie];
  return token ? digestOf(token) : undefined;
}

/** The account behind a cart, if it has one. */
export const buyerIn = (owner: CartOwner): number | undefined =>
  'userId' in owner ? owner.userId : undefined;
