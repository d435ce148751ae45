import { z } from 'zod';
import { invalidDate, isBlank, labelOf, missing } from './sentences.ts';
import { knownTimeZone } from './time-zones.ts';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const saying = (label?: string) => (issue: Issue) =>
  isBlank(issue.input) ? missing(label ?? labelOf(issue.path ?? [])) : invalidDate;

/** From this date on PostgreSQL and every browser agree on calendar days. */
const isOfOurTime = (date: string) => date >= '1000';

/** A calendar day as a date field sends it, `YYYY-MM-DD`. */
export const day = (label?: string) =>
  z.iso.date({ error: saying(label), abort: true }).refine(isOfOurTime, invalidDate);

/** A date and time without a zone is UTC; pages convert a user's local time before they send it. */
const withZone = (typed: unknown) =>
  typeof typed === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed) ? `${typed}:00Z` : typed;

/** An instant in ISO 8601, or as a browser's date and time field sends it. */
export const instant = (label?: string) =>
  z.preprocess(
    withZone,
    z.iso.datetime({ offset: true, error: saying(label), abort: true }).refine(isOfOurTime, invalidDate),
  );

const noZone = 'Please select a time zone.';

/** A zone by its name in the IANA list. */
export const timeZone = () =>
  z
    .string({ error: noZone })
    .refine((name) => knownTimeZone(name) !== undefined, noZone)
    .transform((name) => knownTimeZone(name) ?? name);

/** A clock time as a time field sends it, `HH:mm`. */
export const clockTime = (label?: string) =>
  z.string({ error: saying(label) }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter valid time.');
