import { knownTimeZone } from '@souk/contract/shared/time-zones';
import { cookieOf } from './cookies.ts';

/** Where scripts note the browser's zone, so that the next page is made in it. */
export const timeZoneCookie = 'souk_time_zone';

const keptSeconds = 365 * 24 * 60 * 60;

/** The zone that the browser has told; what is no zone counts as not told. */
export const toldTimeZone = (cookies: string | null): string | undefined =>
  knownTimeZone(cookieOf(cookies, timeZoneCookie));

/** The zone of this browser's system; nothing where it hides it. */
export const browserTimeZone = (): string | undefined =>
  knownTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Notes the browser's zone where it is not noted yet. */
export function noteTimeZone(): void {
  const zone = browserTimeZone();
  if (!zone || cookieOf(document.cookie, timeZoneCookie) === zone) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: -- the Cookie Store is not in every browser that we serve
  document.cookie = `${timeZoneCookie}=${encodeURIComponent(zone)}; Path=/; Max-Age=${keptSeconds}; SameSite=Lax${secure}`;
}
