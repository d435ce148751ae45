import { Temporal } from 'temporal-polyfill';

/** What a browser's date and time field sends. */
const typedMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/;

/** A time that is skipped by the clocks becomes the one after the gap, one that occurs twice the first. */
function instantOf(typed: string, timeZone: string): string {
  try {
    return Temporal.PlainDateTime.from(typed, { overflow: 'reject' })
      .toZonedDateTime(timeZone)
      .toInstant()
      .toString();
  } catch {
    // Not a valid day or hour: the field's own check reports it.
    return typed;
  }
}

/** The values of a form, with moments that were typed in a zone as instants. */
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
