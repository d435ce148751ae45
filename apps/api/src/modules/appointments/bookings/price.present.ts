import { type Money, moneyIn } from '@souk/contract/shared/values';
import { presentItem, presentReduction } from '../../bookings/index.ts';
import type { PricedBooking } from './pricing.rules.ts';

/** What a booking costs, line by line and with what was taken off. */
export function presentPrice({ lines, reductions }: PricedBooking, currency: Money['currency']) {
  const money = (cents: number) => moneyIn(currency, cents);
  const sum = (of: (line: PricedBooking['lines'][number]) => number) =>
    money(lines.reduce((total, line) => total + of(line), 0));
  return {
    items: lines.map((line) => presentItem(line, money)),
    sub_total: sum(({ unitCents, quantity }) => unitCents * quantity),
    discount: sum(({ discountCents }) => discountCents ?? 0),
    reductions: reductions.map((reduction) => presentReduction(reduction, money)),
    total: sum(({ totalCents }) => totalCents),
    gst: sum(({ gstCents }) => gstCents),
  };
}
