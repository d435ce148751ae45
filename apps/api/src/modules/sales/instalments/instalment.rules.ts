import type { Agreement } from '../../payments/index.ts';

interface Counted {
  cents: number;
}

/** An instalment's portion of an amount; all portions add up to it exactly. */
export function portionOf(amountCents: number, rows: readonly Counted[], index: number): number {
  const whole = rows.reduce((sum, { cents }) => sum + cents, 0);
  if (whole === 0) return 0;
  const upTo = (count: number) =>
    Math.floor((amountCents * rows.slice(0, count).reduce((sum, { cents }) => sum + cents, 0)) / whole);
  return upTo(index + 1) - upTo(index);
}

/** The house's commission on one instalment; its basis stays that of the whole sale. */
export function agreementShare(
  { commissionCents, commissionGstCents, basis }: Agreement,
  rows: readonly Counted[],
  index: number,
): Agreement {
  const cents = rows[index]?.cents ?? 0;
  const commission = Math.min(portionOf(commissionCents, rows, index), cents);
  const gst = Math.min(portionOf(commissionGstCents, rows, index), cents - commission);
  return { commissionCents: commission, commissionGstCents: gst, basis };
}
