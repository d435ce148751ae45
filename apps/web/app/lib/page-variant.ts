import { cookieOf } from './cookies.ts';
import { foodProfileCookie } from './food-profile-cookie.ts';
import { chooseLocale } from './locales.ts';
import { chosenTheme } from './theme.ts';
import { toastCookie } from './toast.server.ts';

/**
 * Theme and language of a request as one word, the part of a page cache's key beside the address;
 * null where the page is going to tell this visitor something that is meant for nobody else: what he has just done, or
 * what a food is to him.
 */
export function pageVariant(headers: Headers, isProduction: boolean): string | null {
  const cookies = headers.get('cookie');
  if (cookieOf(cookies, toastCookie) || cookieOf(cookies, foodProfileCookie)) return null;
  const theme = chosenTheme(cookieOf(cookies, 'souk_theme')) ?? 'system';
  const locale = chooseLocale(cookieOf(cookies, 'souk_lang'), headers.get('accept-language'), isProduction);
  return `${theme}.${locale}`;
}
