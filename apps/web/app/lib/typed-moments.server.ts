import { Temporal } from 'temporal-polyfill';

/** What a browser's date and time field sends. */
const typedMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/;

/** A time that the clocks skip is the one after the gap, one that they show twice is the first. */
function instantOf(typed: string, timeZone: string): string {
  try {
    return Temporal.PlainDateTime.from(typed, { overflow: 'reject' })
      .toZonedDateTime(timeZone)
      .toInstant()
      .toString();
  } catch {
    // No such day or hour: whoever checks the field says so.
    return typed;
  }
}

/** The values of a form with the moments that were typed in a zone as instants. */
export const momentsTyped = (
  values: Readonly<Record<string, unknown>>,
  timeZone: string,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && typedMoment.test(value) ? instantOf(value, timeZone) : value,
    ]),
  );
