import { hoursMs, minutesMs } from '../../apps/api/src/platform/clock.ts';

/** Days of the history end at this hour. */
const lastHour = 23;

/** How far an hour and minute are before the end of their day; the last day ends now, so its hours are compressed. */
export function backTo(daysAgo: number, hour: number, minute: number): number {
  const back = hoursMs(hour - lastHour) + minutesMs(minute);
  return daysAgo === 0 ? back / 3 : back;
}
