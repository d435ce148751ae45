export const locales = ['en', 'pseudo', 'pseudo-rtl'] as const;
export type Locale = (typeof locales)[number];

/** What browsers and search engines are told; the pseudo-locales use the tags reserved for them. */
export const languageTags: Record<Locale, string> = { en: 'en', pseudo: 'en-XA', 'pseudo-rtl': 'ar-XB' };

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'pseudo-rtl' ? 'rtl' : 'ltr');

const offered = (isProduction: boolean): readonly Locale[] => (isProduction ? ['en'] : locales);

const weightOf = (part: string) => Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1);

/** The chosen language wins over the browser's; pseudo-locales exist only outside production. */
export function chooseLocale(
  chosen: string | undefined,
  acceptLanguage: string | null,
  isProduction: boolean,
): Locale {
  const open = offered(isProduction);
  const byChoice = open.find((locale) => locale === chosen);
  if (byChoice) return byChoice;

  const wanted = (acceptLanguage ?? '')
    .split(',')
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .map((part) => part.split(';')[0]?.trim().toLowerCase() ?? '');
  for (const tag of wanted) {
    const match = open.find(
      (locale) => languageTags[locale].toLowerCase() === tag || locale === tag.split('-')[0],
    );
    if (match) return match;
  }
  return 'en';
}
