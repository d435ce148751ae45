import { cookieNames, cookieOf } from './cookies.ts';
import { foodProfileCookie } from './food-profile-cookie.ts';
import { chooseLocale } from './locales.ts';
import { chosenTheme } from './theme.ts';
import { timeZoneCookie, toldTimeZone } from './time-zone-cookie.ts';
import { toastCookie } from './toast.server.ts';

interface PageVariant {
  /** Theme, language and where it matters the zone as one word, the part of a page cache's key beside the address. */
  key: string;
  /** A request with these headers gets this page, whoever sends it. */
  headers: Record<string, string>;
  /** The request brought no other cookie of ours. */
  isPlain: boolean;
}

/** Cookies that tell a page something that is meant for nobody else: what somebody has just done, or what a food is to them. */
const ownCookies = [toastCookie, foodProfileCookie];

/** Lists of what this device has looked at; other pages have scripts ask for that. */
const ownPaths = /\/recently-viewed(\/|\.data$|$)/;

const settings = new Set(['souk_theme', 'souk_lang', timeZoneCookie]);

/** Lists of today, this week and so on are those of the reader's zone; all else is put right in the browser. */
const isByPeriod = (url: string) => Boolean(new URL(url).searchParams.get('date_filter'));
const isOurs = (name: string) => /^(__(host|secure)-)?souk/i.test(name);

/**
 * What a page that is kept for all visitors depends on beside its address; null where the page is this visitor's own.
 */
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
