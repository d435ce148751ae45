import type { DateFilter } from '@souk/contract/shared/page';
import { Temporal } from 'temporal-polyfill';
import { clock } from './clock.ts';

const starts: Record<DateFilter, (today: Temporal.ZonedDateTime) => Temporal.ZonedDateTime> = {
  Today: (today) => today,
  'This Week': (today) => today.subtract({ days: today.dayOfWeek - 1 }),
  'This Month': (today) => today.with({ day: 1 }),
  'This Year': (today) => today.with({ month: 1, day: 1 }),
};

export const inZone = (moment: Date, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);

/** When the period that a moment lies in began; weeks begin on Monday. */
export const startOf = (period: DateFilter, moment: Temporal.ZonedDateTime): Temporal.ZonedDateTime =>
  starts[period](moment.startOfDay()).startOfDay();

/** When the period that runs in this zone began. */
export const startOfPeriod = (period: DateFilter, timeZone: string): Date =>
  new Date(startOf(period, inZone(clock.now(), timeZone)).epochMilliseconds);
