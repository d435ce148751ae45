import { redirect } from 'react-router';
import { cookieLine } from '../lib/cookies.ts';
import { isLocale } from '../lib/locales.ts';
import { keepCookies, pageStateOf } from '../lib/page-state.server.ts';
import { safePath } from '../lib/safe-path.ts';
import { chosenTheme } from '../lib/theme.ts';
import type { Route } from './+types/preferences.ts';

const maxAgeSeconds = 365 * 24 * 60 * 60;

export const loader = () => redirect('/');

/** Keeps theme and language and goes back to where the visitor was. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const state = pageStateOf(args);
  const isSecure = new URL(args.request.url).protocol === 'https:';
  const keep = (name: string, value: string) =>
    keepCookies(state, [cookieLine(name, value, { maxAgeSeconds: value ? maxAgeSeconds : 0, isSecure })]);

  if (form.has('theme')) keep('souk_theme', chosenTheme(form.get('theme')) ?? '');
  const language = form.get('language');
  if (isLocale(language)) keep('souk_lang', language);
  return redirect(safePath(form.get('back')));
}
