import { cookieOf } from './cookies.ts';
import { chooseLocale } from './locales.ts';
import { chosenTheme } from './theme.ts';

/** Theme and language of a request as one word, the part of a page cache's key beside the address. */
export function pageVariant(headers: Headers, isProduction: boolean): string {
  const cookies = headers.get('cookie');
  const theme = chosenTheme(cookieOf(cookies, 'souk_theme')) ?? 'system';
  const locale = chooseLocale(cookieOf(cookies, 'souk_lang'), headers.get('accept-language'), isProduction);
  return `${theme}.${locale}`;
}
