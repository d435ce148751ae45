import { safePath } from '@souk/contract/shared/safe-path';
import { redirect } from 'react-router';
import { keepPreference } from '../lib/keep-preference.server.ts';
import { isLocale } from '../lib/locales.ts';
import { postedForm } from '../lib/posted-form.server.ts';
import { chosenTheme } from '../lib/theme.ts';
import type { Route } from './+types/preferences.ts';

export const loader = () => redirect('/');

/** Saves theme and language and returns to the visitor's page. */
export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args);
  if (form.has('theme')) keepPreference(args, 'souk_theme', chosenTheme(form.get('theme')) ?? '');
  const language = form.get('language');
  if (isLocale(language)) keepPreference(args, 'souk_lang', language);
  return redirect(safePath(form.get('back')));
}
