import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { BookingRow, Reduction } from '../../bookings/index.ts';
import type { NewLine } from '../../sales/index.ts';
import type { Choice } from './choose-services.ts';
import type { Wish } from './chosen.rules.ts';

/** What the customer asks for, in the names of the wire. */
export interface AskedOffers {
  package_id?: number | undefined;
  promo_code?: string | undefined;
  promotion_id?: number | undefined;
}

export interface Pricing {
  choice: Choice;
  wish: Wish;
  /** Unknown while a customer still chooses the time. */
  startsAt?: Date | undefined;
  /** Null for a visitor, who counts as somebody new; a walk-in is nobody that anything is known of. */
  customer: { id: number } | 'walk-in' | null;
  offers: AskedOffers;
  /** The booking that is priced anew, which is no earlier visit. */
  besidesId?: number | undefined;
}

export interface PricedBooking {
  lines: NewLine[];
  /** What was taken off the lines, each with its reason. */
  reductions: Reduction[];
  /** Uses of what can be used only so often, taken when the booking stands in the same transaction. */
  uses: ((tx: Tx, booking: BookingRow) => Promise<void>)[];
}

/** One way in which something costs less; it sees what those before it have taken off. */
export type Reduce = (reader: Reader, pricing: Pricing, priced: PricedBooking) => Promise<PricedBooking>;

export const totalOf = ({ lines }: Pick<PricedBooking, 'lines'>): number =>
  lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
