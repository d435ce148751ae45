import { waitTimes } from '@souk/contract/modules/appointments/wait-values';
import { Temporal } from 'temporal-polyfill';
import { clock, fromNow, minutesMs } from '../../../platform/clock.ts';
import { startOfDay } from '../../../platform/period.ts';
import type { WaitRow } from './wait.tables.ts';

interface Window {
  date: string;
  from_time?: string | undefined;
  until_time?: string | undefined;
}

const momentAt = (date: string, time: string, timeZone: string): Date =>
  new Date(Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone).epochMilliseconds);

/** The starts of a day that suit a customer: the latest that they name is one of them. */
export function spanOf({ date, from_time, until_time }: Window, timeZone: string) {
  const untilAt = until_time
    ? new Date(momentAt(date, until_time, timeZone).getTime() + minutesMs(1))
    : startOfDay(date, timeZone, 1);
  return { fromAt: from_time ? momentAt(date, from_time, timeZone) : startOfDay(date, timeZone), untilAt };
}

const { noticeMinutes, offerMinutes, leastMinutes } = waitTimes;

/** The first start that leaves enough time to be offered and answered. */
export const earliestStart = (): Date => fromNow(minutesMs(noticeMinutes + leastMinutes));

/** Until when a freed time is held for whoever is asked. */
export const heldUntil = (startsAt: Date): Date =>
  new Date(
    Math.min(fromNow(minutesMs(offerMinutes)).getTime(), startsAt.getTime() - minutesMs(noticeMinutes)),
  );

/** When nothing more can be offered of a day. */
export const overAt = ({ untilAt }: Pick<WaitRow, 'untilAt'>): Date =>
  new Date(untilAt.getTime() - minutesMs(noticeMinutes + leastMinutes));

export const isHeld = ({ startsAt, expiresAt }: WaitRow): boolean =>
  startsAt !== null && expiresAt !== null && expiresAt > clock.now();
