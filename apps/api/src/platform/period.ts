import type { DateFilter } from '@souk/contract/shared/page';
import { Temporal } from 'temporal-polyfill';
import { clock } from './clock.ts';

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
