import { shareOf } from '../commissions/commission.rules.ts';
import type { PartRow } from './part.tables.ts';

type Authorised = Pick<PartRow, 'cents' | 'captureCents'>;

const wantedOf = ({ cents, captureCents }: Authorised): number => captureCents ?? cents;

/**
 * Splits a captured amount over the parts of its payment: as requested, or in proportion to that where the provider
 * took a different amount. The last part takes the rounding difference; no part gets more than it has.
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

/** A part that is captured for less than agreed: its commission shrinks in proportion. */
export const shrinkPart = (
  { cents, commissionCents, commissionGstCents }: Agreed,
  takenCents: number,
): Agreed => ({
  cents: takenCents,
  commissionCents: shareOf(commissionCents, takenCents, cents),
  // If both were rounded up, they could exceed the captured amount by a cent.
  commissionGstCents: Math.min(
    shareOf(commissionGstCents, takenCents, cents),
    takenCents - shareOf(commissionCents, takenCents, cents),
  ),
});
