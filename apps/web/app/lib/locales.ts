import { type Locale, languages, offeredLanguages } from '@souk/contract/shared/languages';

export type { Locale };

/** The language tag for browsers and search engines; the pseudo-locales use the tags reserved for them. */
export const tagOf = (locale: Locale): string =>
  languages.find((language) => language.locale === locale)?.tag ?? 'en';

export const isLocale = (value: unknown): value is Locale => languages.some(({ locale }) => locale === value);

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'pseudo-rtl' ? 'rtl' : 'ltr');

const weightOf = (part: string) => Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1);

/** The chosen language wins over the browser's; pseudo-locales exist only outside production. */
export function chooseLocale(
  chosen: string | undefined,
  acceptLanguage: string | null,
  isProduction: boolean,
): Locale {
  const open = offeredLanguages(isProduction);
  const byChoice = open.find(({ locale }) => locale === chosen);
  if (byChoice) return byChoice.locale;

  const wanted = (acceptLanguage ?? '')
    .split(',')
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .map((part) => part.split(';')[0]?.trim().toLowerCase() ?? '');
  for (const asked of wanted) {
    const match = open.find(
      ({ locale, tag }) => tag.toLowerCase() === asked || locale === asked.split('-')[0],
    );
    if (match) return match.locale;
  }
  return 'en';
}
