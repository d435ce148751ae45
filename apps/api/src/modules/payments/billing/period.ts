import type { dateFilters } from '@souk/contract/shared/page';
import { Temporal } from 'temporal-polyfill';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { getUser } from '../../identity/index.ts';

export type DateFilter = (typeof dateFilters)[number];

/** When the period began in this zone; weeks begin on Monday. */
export function startOfPeriod(period: DateFilter, timeZone: string): Date {
  const today = Temporal.Instant.fromEpochMilliseconds(clock.now().getTime())
    .toZonedDateTimeISO(timeZone)
    .startOfDay();
  const start = {
    Today: () => today,
    'This Week': () => today.subtract({ days: today.dayOfWeek - 1 }).startOfDay(),
    'This Month': () => today.with({ day: 1 }).startOfDay(),
    'This Year': () => today.with({ month: 1, day: 1 }).startOfDay(),
  }[period]();
  return new Date(start.epochMilliseconds);
}

/** The same in the zone of a person; without a period there is no beginning. */
export async function sinceFor(
  reader: Reader,
  userId: number,
  period: DateFilter | undefined,
): Promise<Date | undefined> {
  if (!period) return undefined;
  const { timeZone } = await getUser(reader, userId);
  return startOfPeriod(period, timeZone);
}
