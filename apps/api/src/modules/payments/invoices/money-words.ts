import type { Money } from '@souk/contract/shared/values';

const formats = new Map<string, Intl.NumberFormat>();

/** `$1,234.50`, as Australians write it. */
export function formatMoney({ cents, currency }: Money): string {
  const format = formats.get(currency) ?? new Intl.NumberFormat('en-AU', { style: 'currency', currency });
  formats.set(currency, format);
  return format.format(cents / 100);
}
