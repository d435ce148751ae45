import { redirect } from 'react-router';
import { cookieLine, cookieOf } from './cookies.ts';
import { type Flash, isFlash } from './flash.ts';
import { keepCookies, type PageArgs, pageStateOf } from './page-state.server.ts';
import type { PageText } from './say-texts.server.ts';

export const toastCookie = 'souk_toast';
const maxAgeSeconds = 15;

interface Toast extends Omit<Flash, 'id' | 'title' | 'detail'> {
  title: PageText;
  detail?: PageText | undefined;
}

const isWorded = (toast: Toast | PageText): toast is Toast => typeof toast === 'object' && 'tone' in toast;

/** Sets a toast for the next page. */
export function flashToast(args: PageArgs, { title, detail, ...toast }: Toast) {
  const state = pageStateOf(args);
  const { say } = state;
  const flash: Flash = {
    ...toast,
    title: say(title),
    ...(detail === undefined ? {} : { detail: say(detail) }),
    id: state.extras.requestId,
  };
  const isSecure = new URL(args.request.url).protocol === 'https:';
  keepCookies(state, [cookieLine(toastCookie, JSON.stringify(flash), { maxAgeSeconds, isSecure })]);
}

/** Redirects after a post, with a success toast on the next page. */
export function redirectWithToast(args: PageArgs, to: string, toast: Toast | PageText): Response {
  flashToast(args, isWorded(toast) ? toast : { tone: 'good', title: toast });
  return redirect(to);
}

/** Requested by a page that is already open; the reply may be discarded when a newer one overtakes it. */
const isFetched = (url: URL) => url.pathname.endsWith('.data');

/**
 * Takes the pending toast. An open page may receive it twice and shows each id once, so only a new document removes
 * the cookie.
 */
export function takeToast(args: PageArgs): Flash | null {
  const state = pageStateOf(args);
  const value = cookieOf(state.cookies, toastCookie);
  if (!value) return null;
  const url = new URL(args.request.url);
  const isSecure = url.protocol === 'https:';
  if (!isFetched(url)) keepCookies(state, [cookieLine(toastCookie, '', { maxAgeSeconds: 0, isSecure })]);
  try {
    const flash: unknown = JSON.parse(value);
    return isFlash(flash) ? flash : null;
  } catch {
    return null;
  }
}
