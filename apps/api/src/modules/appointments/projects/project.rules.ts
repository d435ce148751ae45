import type { BookingState } from '@souk/contract/modules/bookings/statuses';

/** Bookings that came to nothing: of these only what was kept counts. */
const off: readonly BookingState[] = ['Rejected', 'Cancelled', 'Expired'];

interface RoleMoney {
  booking: { status: BookingState; totalCents: number; paidCents: number; refundedCents: number } | null;
  /** Totals of the quotes that are open. */
  openQuotes: readonly number[];
}

export interface ProjectSums {
  agreedCents: number;
  quotedCents: number;
  quotedAtMostCents: number;
  paidCents: number;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);

export const isOff = (status: BookingState): boolean => off.includes(status);

/** What an event costs so far: agreed, quoted and paid. */
export function sumsOf(roles: readonly RoleMoney[]): ProjectSums {
  const bookings = roles.flatMap(({ booking }) => booking ?? []);
  const kept = bookings.map(({ paidCents, refundedCents }) => paidCents - refundedCents);
  const agreed = bookings.map(({ status, totalCents }, place) =>
    isOff(status) ? (kept[place] ?? 0) : totalCents,
  );
  const open = roles.flatMap(({ openQuotes }) => (openQuotes.length > 0 ? [openQuotes] : []));
  return {
    agreedCents: sum(agreed),
    quotedCents: sum(open.map((totals) => Math.min(...totals))),
    quotedAtMostCents: sum(open.map((totals) => Math.max(...totals))),
    paidCents: sum(kept),
  };
}
