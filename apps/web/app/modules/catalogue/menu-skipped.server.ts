import { cookieLine, cookieOf } from '../../lib/cookies.ts';
import { keepCookies, type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';

/** Tells that the menu was skipped in this session, which hides /intermediate (reading A-01). */
export const menuSkippedFlag = 'souk_menu_skipped';

const maxAgeSeconds = 30 * 24 * 60 * 60;

export const isMenuSkipped = (args: PageArgs): boolean =>
  cookieOf(pageStateOf(args).cookies, menuSkippedFlag) !== undefined;

export function keepMenuSkipped(args: PageArgs) {
  const isSecure = new URL(args.request.url).protocol === 'https:';
  keepCookies(pageStateOf(args), [cookieLine(menuSkippedFlag, '1', { maxAgeSeconds, isSecure })]);
}
