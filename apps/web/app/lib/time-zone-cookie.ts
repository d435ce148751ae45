import { knownTimeZone } from '@souk/contract/shared/time-zones';
import { cookieOf } from './cookies.ts';

/** Scripts store the browser's zone here, so that the next page is rendered in it. */
export const timeZoneCookie = 'souk_time_zone';

const keptSeconds = 365 * 24 * 60 * 60;

/** The zone that the browser has sent; an invalid one counts as missing. */
export const toldTimeZone = (cookies: string | null): string | undefined =>
  knownTimeZone(cookieOf(cookies, timeZoneCookie));

/** The zone of this browser; undefined if it hides it. */
export const browserTimeZone = (): string | undefined =>
  knownTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Stores the browser's zone if it is not stored yet. */
export function noteTimeZone(): void {
  const zone = browserTimeZone();
  if (!zone || cookieOf(document.cookie, timeZoneCookie) === zone) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: -- the Cookie Store is not in every browser that we serve
  document.cookie = `${timeZoneCookie}=${encodeURIComponent(zone)}; Path=/; Max-Age=${keptSeconds}; SameSite=Lax${secure}`;
}
