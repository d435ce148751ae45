import { type I18n, type MessageDescriptor, type Messages, setupI18n } from '@lingui/core';
import { isLocale, type Locale } from './locales.ts';

/** English is in the code itself, so only the other languages are loaded. */
const catalogues: Record<Exclude<Locale, 'en'>, () => Promise<{ messages: Messages }>> = {
  pseudo: () => import('../locales/pseudo.po'),
  'pseudo-rtl': () => import('../locales/pseudo-rtl.po'),
};

/** What was loaded; an instance keeps its one language, so requests may share it. */
const loaded = new Map<Locale, I18n>();

function keep(locale: Locale, messages: Messages): I18n {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale, locales: ['en'], messages });
  loaded.set(locale, i18n);
  return i18n;
}

/** The texts in one language. */
export async function loadI18n(locale: Locale): Promise<I18n> {
  return loadedI18n(locale) ?? keep(locale, locale === 'en' ? {} : (await catalogues[locale]()).messages);
}

/** The texts in a language that this page has loaded already. */
export const loadedI18n = (locale: Locale): I18n | undefined =>
  loaded.get(locale) ?? (locale === 'en' ? keep('en', {}) : undefined);

/** Says a text in the language of the page that is open in this browser. */
export const sayHere = (text: MessageDescriptor): string => {
  const named = document.documentElement.dataset.locale;
  return loadedI18n(isLocale(named) ? named : 'en')?._(text) ?? '';
};
