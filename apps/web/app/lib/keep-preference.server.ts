import { cookieLine } from './cookies.ts';
import { keepCookies, type PageArgs, pageStateOf } from './page-state.server.ts';

const maxAgeSeconds = 365 * 24 * 60 * 60;

/** Keeps a choice of this browser for a year; an empty one deletes it. */
export function keepPreference(args: PageArgs, name: 'souk_theme' | 'souk_lang', value: string) {
  const isSecure = new URL(args.request.url).protocol === 'https:';
  keepCookies(pageStateOf(args), [
    cookieLine(name, value, { maxAgeSeconds: value ? maxAgeSeconds : 0, isSecure }),
  ]);
}
