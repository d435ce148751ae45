import type { BoostKind } from '@souk/contract/modules/promotions/boosts';
import { daysMs } from '../../../platform/clock.ts';
import type { BoostRow } from './boost.tables.ts';

export type Tier = 0 | 1 | 2;

/** The tier while these boosts run: premium wins over featured. */
export function tierBy(running: readonly BoostKind[]): Tier {
  if (running.includes('premium')) return 2;
  return running.length > 0 ? 1 : 0;
}

type Paid = Pick<BoostRow, 'days' | 'cents'> & { startsAt: Date };

/** The window that the remaining price pays for; one that is over ends now. */
export function windowLeft({ days, cents, startsAt }: Paid, lostCents: number, now: Date) {
  const leftMs = Math.floor((daysMs(days) * (cents - lostCents)) / cents);
  const paidUntil = new Date(startsAt.getTime() + leftMs);
  if (paidUntil > now && leftMs > 0) return { startsAt, endsAt: paidUntil };
  const began = startsAt < now ? startsAt : new Date(now.getTime() - 1);
  return { startsAt: began, endsAt: now };
}
