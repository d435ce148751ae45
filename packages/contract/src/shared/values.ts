import { z } from 'zod';
import { latitude, longitude, wholeNumber } from './numbers.ts';
import { invalidTick, isBlank } from './sentences.ts';
import { line, text } from './texts.ts';

/** Database identity, in URLs and bodies alike; knowing one grants nothing. */
export const Id = wholeNumber({ min: 1 }).meta({ id: 'Id' });

const saysElse = (status: number) => (status === 404 ? {} : { 'x-stranger': status });

/**
 * Names a row that must be the caller's own. A stranger is answered as if the row did not exist: with not-found or,
 * where it is chosen from a list, with a refused field (423) or with what is left (200).
 */
export const ownId = (kind: string, strangerStatus: 404 | 423 | 200 = 404) =>
  Id.meta({ 'x-own': kind, ...saysElse(strangerStatus) });

/** Names a row that anybody may name, such as a category, a user or an ad; a hidden one does not exist for others. */
export const anyId = (kind: string, hiddenStatus: 404 | 200 = 404) =>
  Id.meta({ 'x-any': kind, ...saysElse(hiddenStatus) });

/** An instant, ISO 8601 in UTC. */
export const Moment = z.iso.datetime().meta({ id: 'Moment' });

/** Calendar day without a zone, `YYYY-MM-DD`. */
export const Day = z.iso.date().meta({ id: 'Day' });

export const currencies = ['AUD'] as const;

/** Integer minor units (cents) with their currency. */
export const Money = z.object({ cents: z.int(), currency: z.enum(currencies) }).meta({ id: 'Money' });
export type Money = z.infer<typeof Money>;

export const moneyIn = (currency: Money['currency'], cents: number): Money => ({ cents, currency });

export const moneyOf =
  (currency: Money['currency']) =>
  (cents: number): Money => ({ cents, currency });

export const moneyOrNull = (currency: Money['currency'], cents: number | null): Money | null =>
  cents === null ? null : { cents, currency };

/** The client reads flags as 0 or 1 (spec §3). */
export const Flag = z.union([z.literal(0), z.literal(1)]).meta({ id: 'Flag' });

export const flag = (value: boolean): z.infer<typeof Flag> => (value ? 1 : 0);

const yes: readonly unknown[] = [true, 1, '1', 'true', 'on', 'yes'];
/** An empty tick in a form means no, like a missing one. */
const no: readonly unknown[] = [false, 0, '0', 'false', 'off', 'no', ''];

const ticked = (value: unknown) => (yes.includes(value) ? true : no.includes(value) ? false : value);

/** Yes or no, from JSON and forms alike. */
export const Tick = z.preprocess(
  ticked,
  z.boolean({ error: ({ input }) => (isBlank(input) ? undefined : invalidTick) }),
);

/** A geocoded place (spec §3: location, lat, lng, state, city, pincode, codes, country). */
export const GeoAddress = z
  .object({
    location: text('Location', { max: 200 }),
    lat: latitude(),
    lng: longitude(),
    state: line(60).default(''),
    city: line(80).default(''),
    pincode: line(12).default(''),
    state_code: line(8).default(''),
    city_code: line(20).default(''),
    country: line(60).default('Australia'),
    country_code: line(3).default('AU'),
  })
  .meta({ id: 'GeoAddress' });
export type GeoAddress = z.infer<typeof GeoAddress>;

/** Reports and reviews refer to things of any module by kind and id. */
export const Subject = z.object({ kind: z.string(), id: z.int() }).meta({ id: 'Subject' });
export type Subject = z.infer<typeof Subject>;

/** Lower case, non-word characters stripped, spaces and underscores to one hyphen (spec §5). */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/[^\w\s-]/g, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** The reply of calls that answer with their message alone. */
export const Nothing = z.null();
