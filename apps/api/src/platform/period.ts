import type { DateFilter } from '@souk/contract/shared/page';
import { Temporal } from 'temporal-polyfill';
import { clock } from './clock.ts';

const starts: Record<DateFilter, (today: Temporal.ZonedDateTime) => Temporal.ZonedDateTime> = {
  Today: (today) => today,
  'This Week': (today) => today.subtract({ days: today.dayOfWeek - 1 }),
  'This Month': (today) => today.with({ day: 1 }),
  'This Year': (today) => today.with({ month: 1, day: 1 }),
};

/** A moment as clocks and calendars of a zone show it. */
export const inZone = (moment: Date, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);

/** When the period that contains a moment began; weeks begin on Monday. */
export const startOf = (period: DateFilter, moment: Temporal.ZonedDateTime): Temporal.ZonedDateTime =>
  starts[period](moment.startOfDay()).startOfDay();

/** When the current period in this zone began. */
export const startOfPeriod = (period: DateFilter, timeZone: string): Date =>
  new Date(startOf(period, inZone(clock.now(), timeZone)).epochMilliseconds);

/** The calendar day of a moment in a zone, `YYYY-MM-DD`. */
export const dayOf = (moment: Date, timeZone: string): string =>
  inZone(moment, timeZone).toPlainDate().toString();

/** The first moment of a day in a zone, which is not always midnight. */
export const startOfDay = (day: string, timeZone: string, addedDays = 0): Date =>
  new Date(Temporal.PlainDate.from(day).add({ days: addedDays }).toZonedDateTime(timeZone).epochMilliseconds);

/** `2026-11-23 09:05:00`, for spreadsheets. */
export const sheetMoment = (moment: Date, timeZone: string): string =>
  inZone(moment, timeZone).toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' ');
