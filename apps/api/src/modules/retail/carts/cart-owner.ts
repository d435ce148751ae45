import { parseCookie } from 'cookie';
import { digestOf } from '../../../platform/ids.ts';

/** The cookie of a visitor's cart; only a digest of its token is stored. */
export const cartCookie = 'souk_cart';
/** How long a visitor's cart is kept after its last use. */
export const guestCartDays = 90;

/** A cart's owner: an account, or a visitor by their token. */
export type CartOwner = { userId: number } | { tokenDigest: string };

/** The digest of the token in the request, if there is one. */
export function guestDigest(headers: { cookie?: string | undefined }): string | undefined {
  const token = parseCookie(headers.cookie ?? '')[cartCookie];
  return token ? digestOf(token) : undefined;
}

/** The account behind a cart, if it has one. */
export const buyerIn = (owner: CartOwner): number | undefined =>
  'userId' in owner ? owner.userId : undefined;
