import { redirect } from 'react-router';
import { cookieLine, cookieOf } from './cookies.ts';
import { type Flash, isFlash } from './flash.ts';
import { keepCookies, type PageArgs, pageStateOf } from './page-state.server.ts';

export const toastCookie = 'souk_toast';
const maxAgeSeconds = 15;

/** Sets a toast for the next page. */
export function flashToast(args: PageArgs, toast: Omit<Flash, 'id'>) {
  const state = pageStateOf(args);
  const flash: Flash = { ...toast, id: state.extras.requestId };
  const isSecure = new URL(args.request.url).protocol === 'https:';
  keepCookies(state, [cookieLine(toastCookie, JSON.stringify(flash), { maxAgeSeconds, isSecure })]);
}

/** Redirects after a post, with a success toast on the next page. */
export function redirectWithToast(args: PageArgs, to: string, toast: Omit<Flash, 'id'> | string): Response {
  flashToast(args, typeof toast === 'string' ? { tone: 'good', title: toast } : toast);
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
