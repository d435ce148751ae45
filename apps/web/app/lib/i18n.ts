import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Locale } from './locales.ts';

/** English is in the code itself, so only the other languages are loaded. */
const catalogues: Record<Exclude<Locale, 'en'>, () => Promise<{ messages: Messages }>> = {
  pseudo: () => import('../locales/pseudo.po'),
  'pseudo-rtl': () => import('../locales/pseudo-rtl.po'),
};

/** One instance for one request or one browser; never shared between requests. */
export async function loadI18n(locale: Locale): Promise<I18n> {
  const i18n = setupI18n();
  const messages = locale === 'en' ? {} : (await catalogues[locale]()).messages;
  i18n.loadAndActivate({ locale, locales: ['en'], messages });
  return i18n;
}
