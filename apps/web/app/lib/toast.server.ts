import { redirect } from 'react-router';
import { cookieLine, cookieOf } from './cookies.ts';
import { type Flash, isFlash } from './flash.ts';
import { keepCookies, type PageArgs, pageStateOf } from './page-state.server.ts';

const name = 'souk_toast';
const maxAgeSeconds = 60;

/** Leaves a toast for the next page. */
export function flashToast(args: PageArgs, toast: Omit<Flash, 'id'>) {
  const state = pageStateOf(args);
  const flash: Flash = { ...toast, id: state.extras.requestId };
  const isSecure = new URL(args.request.url).protocol === 'https:';
  keepCookies(state, [cookieLine(name, JSON.stringify(flash), { maxAgeSeconds, isSecure })]);
}

/** Redirect after a post, with the success told on the page that follows. */
export function redirectWithToast(args: PageArgs, to: string, toast: Omit<Flash, 'id'> | string): Response {
  flashToast(args, typeof toast === 'string' ? { tone: 'good', title: toast } : toast);
  return redirect(to);
}

/** Takes the waiting toast; it is shown once. */
export function takeToast(args: PageArgs): Flash | null {
  const state = pageStateOf(args);
  const value = cookieOf(state.cookies, name);
  if (!value) return null;
  const isSecure = new URL(args.request.url).protocol === 'https:';
  keepCookies(state, [cookieLine(name, '', { maxAgeSeconds: 0, isSecure })]);
  try {
    const flash: unknown = JSON.parse(value);
    return isFlash(flash) ? flash : null;
  } catch {
    return null;
  }
}
