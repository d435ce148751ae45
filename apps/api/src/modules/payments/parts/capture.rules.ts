import { shareOf } from '../commissions/commission.rules.ts';
import type { PartRow } from './part.tables.ts';

type Authorised = Pick<PartRow, 'cents' | 'captureCents'>;

const wantedOf = ({ cents, captureCents }: Authorised): number => captureCents ?? cents;

/**
 * How an amount that was captured falls on the parts of its payment: as it was asked for, or in proportion to that
 * where the provider has taken another one. The last takes what rounding leaves; no part gets more than it has.
 */
export function captureShares(parts: readonly Authorised[], capturedCents: number): number[] {
  const wanted = parts.map(wantedOf);
  const total = wanted.reduce((sum, cents) => sum + cents, 0);
  if (total === capturedCents) return wanted;
  const basis = capturedCents < total ? wanted : parts.map(({ cents }) => cents);
  const whole = basis.reduce((sum, cents) => sum + cents, 0);
  let before = 0;
  let spent = 0;
  return basis.map((cents) => {
    before += cents;
    const upTo = shareOf(capturedCents, before, whole);
    const share = upTo - spent;
    spent = upTo;
    return share;
  });
}

type Agreed = Pick<PartRow, 'cents' | 'commissionCents' | 'commissionGstCents'>;

/** A part of which less is taken than was agreed: its commission shrinks with it. */
export const shrinkPart = (
  { cents, commissionCents, commissionGstCents }: Agreed,
  takenCents: number,
): Agreed => ({
  cents: takenCents,
  commissionCents: shareOf(commissionCents, takenCents, cents),
  // Rounded up both, they could be a cent more than what was taken.
  commissionGstCents: Math.min(
    shareOf(commissionGstCents, takenCents, cents),
    takenCents - shareOf(commissionCents, takenCents, cents),
  ),
});
