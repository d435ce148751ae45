import { hoursMs } from '../../apps/api/src/platform/clock.ts';

/** Days of the history end at this hour. */
const lastHour = 22;

/** How far an hour lies before the end of its day; the last day ends now, so its hours are squeezed. */
export const backTo = (daysAgo: number, hour: number): number =>
  daysAgo === 0 ? hoursMs(hour - lastHour) / 3 : hoursMs(hour - lastHour);
