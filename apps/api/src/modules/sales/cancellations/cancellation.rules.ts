/** Applies from this many hours before the start until the next step. */
export interface CancellationStep {
  hoursBefore: number;
  refundPercent: number;
}

/** What is refunded when a sale is cancelled; the sale keeps a snapshot of it. */
export interface CancellationPolicy {
  /**
   * From the earliest to the latest; cancelling later never refunds more. After the last step nothing is refunded.
   */
  steps: readonly CancellationStep[];
  /** Kept whenever the buyer cancels. */
  feeCents: number;
  /** What a buyer who never came gets back. */
  noShowPercent: number;
}

/** Longer after the start than anybody cancels; a snapshot is JSON, which has no infinity. */
const wheneverHours = -1_000_000;

export const freeUntilHandedOver: CancellationPolicy = {
  steps: [{ hoursBefore: wheneverHours, refundPercent: 100 }],
  feeCents: 0,
  noShowPercent: 100,
};

/** A policy that refunds more for cancelling later is a mistake of its author. */
export function checkPolicy({ steps, feeCents, noShowPercent }: CancellationPolicy): void {
  const isPercent = (percent: number) => percent >= 0 && percent <= 100;
  const isOrdered = steps.every((step, index) => {
    const next = steps[index + 1];
    return !next || (next.hoursBefore < step.hoursBefore && next.refundPercent <= step.refundPercent);
  });
  const arePercents =
    isPercent(noShowPercent) && steps.every(({ refundPercent }) => isPercent(refundPercent));
  if (!isOrdered || !arePercents || feeCents < 0)
    throw new Error('A cancellation policy gives back less the later it is.');
}

export type Canceller = 'buyer' | 'seller' | 'admin' | 'system' | 'no-show';

export interface CancelledSale {
  /** The price of the sale. */
  totalCents: number;
  /** What was paid or authorised of it and not refunded. */
  paidCents: number;
  /** Null if what was bought has no start time. */
  startsAt: Date | null;
}

const hourMs = 3_600_000;

/** The step that applies at a moment. */
function stepAt(
  { steps }: CancellationPolicy,
  startsAt: Date | null,
  at: Date,
): CancellationStep | undefined {
  if (!startsAt) return steps[0];
  const hoursLeft = (startsAt.getTime() - at.getTime()) / hourMs;
  return steps.find(({ hoursBefore }) => hoursLeft >= hoursBefore);
}

/** The share of the price that the buyer gets back. */
function percentFor(
  policy: CancellationPolicy,
  { startsAt }: CancelledSale,
  by: Canceller,
  at: Date,
): number {
  if (by === 'no-show') return policy.noShowPercent;
  return stepAt(policy, startsAt, at)?.refundPercent ?? 0;
}

/** The cost of cancelling, and the refund. */
export interface CancellationQuote {
  refundCents: number;
  retainedCents: number;
  /** When the next step refunds less; null if there is none. */
  validUntil: Date | null;
}

/** When the current step ends. */
function endOfStep({ steps }: CancellationPolicy, startsAt: Date | null, at: Date): Date | null {
  if (!startsAt) return null;
  const ends = steps.map(({ hoursBefore }) => new Date(startsAt.getTime() - hoursBefore * hourMs));
  return ends.find((end) => end >= at) ?? null;
}

/**
 * What is refunded if the sale is cancelled at a given moment. Only buyers bear a cost: if the seller, an admin or a
 * timer cancels, everything is refunded. What the policy keeps is a share of the price, so it is taken out of a
 * deposit as far as that goes.
 */
export function quoteOf(
  policy: CancellationPolicy,
  sale: CancelledSale,
  by: Canceller,
  at: Date,
): CancellationQuote {
  const { totalCents, paidCents, startsAt } = sale;
  if (by !== 'buyer' && by !== 'no-show')
    return { refundCents: paidCents, retainedCents: 0, validUntil: null };
  const keptOfPrice = totalCents - Math.floor((totalCents * percentFor(policy, sale, by, at)) / 100);
  const retainedCents = Math.min(paidCents, keptOfPrice + policy.feeCents);
  return {
    refundCents: paidCents - retainedCents,
    retainedCents,
    validUntil: by === 'buyer' ? endOfStep(policy, startsAt, at) : null,
  };
}
