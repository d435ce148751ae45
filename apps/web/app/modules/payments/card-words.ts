import type { Card } from '@souk/contract/modules/payments/methods';

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  paypal: 'PayPal',
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const brandOf = ({ brand }: Pick<Card, 'brand'>): string =>
  brands[brand.toLowerCase()] ?? capital(brand);

/** `08/28` */
export const expiryOf = ({
  exp_month: month,
  exp_year: year,
}: Pick<Card, 'exp_month' | 'exp_year'>): string | null =>
  month === null || year === null
    ? null
    : `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
