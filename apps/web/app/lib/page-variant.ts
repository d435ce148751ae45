import { cookieNames, cookieOf } from './cookies.ts';
import { foodProfileCookie } from './food-profile-cookie.ts';
import { chooseLocale } from './locales.ts';
import { chosenTheme } from './theme.ts';
import { timeZoneCookie, toldTimeZone } from './time-zone-cookie.ts';
import { toastCookie } from './toast.server.ts';

interface PageVariant {
  /** Theme, language and, where it matters, the zone: the part of a page cache's key besides the address. */
  key: string;
  /** Any request with these headers gets this page. */
  headers: Record<string, string>;
  /** The request had no other cookie of ours. */
  isPlain: boolean;
}

/** Cookies that make a page personal: what a user has just done, or how a food suits them. */
const ownCookies = [toastCookie, foodProfileCookie];

/** Lists of what this device has viewed; on other pages scripts fetch those. */
const ownPaths = /\/recently-viewed(\/|\.data$|$)/;

const settings = new Set(['souk_theme', 'souk_lang', timeZoneCookie]);

/** Lists of today, this week and so on use the reader's zone; everything else is corrected in the browser. */
const isByPeriod = (url: string) => Boolean(new URL(url).searchParams.get('date_filter'));
const isOurs = (name: string) => /^(__(host|secure)-)?souk/i.test(name);

/** What a page cached for all visitors depends on besides its address; null if the page is this visitor's own. */
export function pageVariant({ url, headers }: Request, isProduction: boolean): PageVariant | null {
  const cookies = headers.get('cookie');
  if (headers.has('authorization') || ownCookies.some((name) => cookieOf(cookies, name) !== undefined))
    return null;
  const names = cookieNames(cookies).filter((name) => isOurs(name) && !settings.has(name));
  if (names.length > 0 && ownPaths.test(new URL(url).pathname)) return null;

  const theme = chosenTheme(cookieOf(cookies, 'souk_theme'));
  const locale = chooseLocale(cookieOf(cookies, 'souk_lang'), headers.get('accept-language'), isProduction);
  const zone = isByPeriod(url) ? toldTimeZone(cookies) : undefined;
  const told = [
    `souk_lang=${locale}`,
    ...(theme ? [`souk_theme=${theme}`] : []),
    ...(zone ? [`${timeZoneCookie}=${encodeURIComponent(zone)}`] : []),
  ];
  return {
    key: [theme ?? 'system', locale, ...(zone ? [zone] : [])].join('.'),
    headers: { cookie: told.join('; ') },
    isPlain: names.length === 0,
  };
}
