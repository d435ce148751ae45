import { pastDateText } from '@souk/contract/modules/bookings/booking-fields';
import { endBeforeStartText } from '@souk/contract/modules/discounts/deals';
import { clock } from '../../../platform/clock.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { dayOf, startOfDay } from '../../../platform/period.ts';
import { aloneCents } from '../bookings/chosen.rules.ts';
import type { ServiceRow } from '../services/service.tables.ts';
import type { PackageRow } from './package.tables.ts';

/** The kind by which bookings name a package as the reason of their price. */
export const packageKind = 'appointments.package';

const halfDayMs = 43_200_000;

/** The first and last day on which it can be booked, in the seller's zone. */
export const daysOf = (
  { startsAt, endsAt }: Pick<PackageRow, 'startsAt' | 'endsAt'>,
  timeZone: string,
): { first: string | null; last: string | null } => ({
  first: startsAt && dayOf(startsAt, timeZone),
  // The end is the first moment of the day after the last one.
  last: endsAt && dayOf(new Date(endsAt.getTime() - halfDayMs), timeZone),
});

interface Days {
  first: string | null;
  last: string | null;
}

/** Whole days of the seller's zone, including the last one; days that stand already may be over. */
export function boundsOf(
  { first, last }: Days,
  timeZone: string,
  standing: Days = { first: null, last: null },
): Pick<PackageRow, 'startsAt' | 'endsAt'> {
  const today = dayOf(clock.now(), timeZone);
  if (first && first < today && first !== standing.first) throw fieldProblem('start_date', pastDateText);
  if (last && last < today && last !== standing.last) throw fieldProblem('end_date', pastDateText);
  if (first && last && last < first) throw fieldProblem('end_date', endBeforeStartText);
  return {
    startsAt: first === null ? null : startOfDay(first, timeZone),
    endsAt: last === null ? null : startOfDay(last, timeZone, 1),
  };
}

/** What services cost one by one, without any deal. */
export const worthOf = (services: readonly ServiceRow[]): number =>
  services.reduce((sum, service) => sum + aloneCents(service), 0);

/** It has a price that does not depend on who comes, so it can be in a package. */
export const isBundled = ({ priceKind }: Pick<ServiceRow, 'priceKind'>): boolean =>
  priceKind !== 'quote' && priceKind !== 'head';

type Timed = Pick<PackageRow, 'startsAt' | 'endsAt'>;

export const isOver = ({ endsAt }: Pick<Timed, 'endsAt'>, at: Date): boolean =>
  endsAt !== null && endsAt <= at;

/** It is not paused, and today is one of its days. */
export const isRunning = (
  row: Pick<PackageRow, 'isActive' | 'archivedAt' | keyof Timed>,
  at: Date,
): boolean =>
  row.isActive &&
  row.archivedAt === null &&
  (row.startsAt === null || row.startsAt <= at) &&
  !isOver(row, at);
