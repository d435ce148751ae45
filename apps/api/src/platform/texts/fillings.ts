import type { Money } from '@souk/contract/shared/values';
import { inLanguage } from './in-language.ts';
import type { Said } from './say.ts';

/** English is written here as Australians write it. */
const regionOf = (language: string): string => (language === 'en' ? 'en-AU' : language);

const prices = new Map<string, Intl.NumberFormat>();

function priceFormat(language: string, currency: Money['currency']): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  const known = prices.get(key) ?? new Intl.NumberFormat(regionOf(language), { style: 'currency', currency });
  prices.set(key, known);
  return known;
}

/** `$1,234.50` */
export const inMoney =
  ({ cents, currency }: Money) =>
  (language: string): string =>
    priceFormat(language, currency).format(cents / 100);

/** `23 November 2026` */
export const onDay =
  (moment: Date, timeZone: string) =>
  (language: string): string =>
    new Intl.DateTimeFormat(regionOf(language), { dateStyle: 'long', timeZone }).format(moment);

/** `23 November 2026 at 9:05 am (Australia/Sydney)`: whoever reads it may be elsewhere. */
export const atMoment =
  (moment: Date, timeZone: string) =>
  (language: string): string => {
    const style = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
    return `${new Intl.DateTimeFormat(regionOf(language), style).format(moment)} (${timeZone})`;
  };

/** `one, two, three` */
export const listed =
  (texts: readonly Said[]) =>
  (language: string): string =>
    texts.map((text) => inLanguage(text, language)).join(', ');
