/** From so many hours before the start on, until the next step. */
export interface CancellationStep {
  hoursBefore: number;
  refundPercent: number;
}

/** What comes back of a cancelled sale; a snapshot of it stays with the sale. */
export interface CancellationPolicy {
  /** From the earliest to the latest: never more back for cancelling later. After the last nothing comes back. */
  steps: readonly CancellationStep[];
  /** Kept whenever the buyer cancels. */
  feeCents: number;
  /** What comes back to a buyer who never came. */
  noShowPercent: number;
}

/** Longer after the start than anybody cancels; a snapshot is JSON, which knows no infinity. */
const wheneverHours = -1_000_000;

export const freeUntilHandedOver: CancellationPolicy = {
  steps: [{ hoursBefore: wheneverHours, refundPercent: 100 }],
  feeCents: 0,
  noShowPercent: 100,
};

/** A policy that would pay more for cancelling later is a fault of whoever made it. */
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
  /** What the sale costs. */
  totalCents: number;
  /** What was paid of it, or is authorised, and has not come back. */
  paidCents: number;
  /** Null where what was bought has no hour. */
  startsAt: Date | null;
}

const hourMs = 3_600_000;

/** The step that holds at a moment. */
function stepAt(
  { steps }: CancellationPolicy,
  startsAt: Date | null,
  at: Date,
): CancellationStep | undefined {
  if (!startsAt) return steps[0];
  const hoursLeft = (startsAt.getTime() - at.getTime()) / hourMs;
  return steps.find(({ hoursBefore }) => hoursLeft >= hoursBefore);
}

/** The share of the price that is the buyer's to keep. */
function percentFor(
  policy: CancellationPolicy,
  { startsAt }: CancelledSale,
  by: Canceller,
  at: Date,
): number {
  if (by === 'no-show') return policy.noShowPercent;
  return stepAt(policy, startsAt, at)?.refundPercent ?? 0;
}

/** What a cancellation costs and gives back. */
export interface CancellationQuote {
  refundCents: number;
  retainedCents: number;
  /** When the next step gives back less; null where none follows. */
  validUntil: Date | null;
}

/** When the step that holds now ends. */
function endOfStep({ steps }: CancellationPolicy, startsAt: Date | null, at: Date): Date | null {
  if (!startsAt) return null;
  const ends = steps.map(({ hoursBefore }) => new Date(startsAt.getTime() - hoursBefore * hourMs));
  return ends.find((end) => end >= at) ?? null;
}

/**
 * What comes back if the sale is cancelled at a moment. Only a buyer bears a cost: sellers, admins and time give
 * back everything. What the policy keeps is a share of the price, so it is taken out of a deposit as far as that goes.
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
