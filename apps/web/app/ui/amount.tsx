import type { Money } from '@souk/contract/shared/values';
import { price } from '../lib/format.ts';

interface AmountProps {
  of: Money;
  /** Shows income with a plus, as on statements. */
  isSigned?: boolean;
  isStrong?: boolean;
}

/** An amount of money, from left to right in every language. */
export function Amount({ of: { cents }, isSigned = false, isStrong = false }: AmountProps) {
  const tone = isSigned && cents > 0 ? 'text-good' : '';
  return (
    <bdi dir="ltr" className={`num whitespace-nowrap ${isStrong ? 'font-semibold' : ''} ${tone}`}>
      {isSigned && cents > 0 && '+'}
      {price(cents)}
    </bdi>
  );
}
