import type { AustralianState } from '@souk/contract/modules/availability/calendars';
import { LRUCache } from 'lru-cache';

export interface PublicHoliday {
  /** `YYYY-MM-DD` */
  date: string;
  name: string;
}

/** State and year → its holidays; working them out takes a few milliseconds. */
const years = new LRUCache<string, readonly PublicHoliday[]>({ max: 200 });

async function holidaysOfYear(state: AustralianState, year: number): Promise<readonly PublicHoliday[]> {
  const key = `${state} ${year}`;
  const known = years.get(key);
  if (known) return known;
  // The package knows the whole world and is loaded where somebody asks for it.
  const { default: Holidays } = await import('date-holidays');
  const found = new Holidays('AU', state)
    .getHolidays(year, 'en')
    // Some states have holidays that begin in the evening; the day before it is a working day.
    .filter(({ type, date }) => type === 'public' && date.endsWith('00:00:00'))
    .map(({ date, name }) => ({ date: date.slice(0, 10), name }));
  const christmas = { date: `${year}-12-25`, name: 'Christmas Day' };
  // Where a Saturday's Christmas is also had on Monday, the package names the Monday alone.
  const all = found.some(({ date }) => date === christmas.date) ? found : [...found, christmas];
  years.set(key, all);
  return all;
}

/** The public holidays of a state from one date to another, both included. */
export async function holidaysBetween(
  state: AustralianState,
  from: string,
  until: string,
): Promise<PublicHoliday[]> {
  const [first, last] = [Number(from.slice(0, 4)), Number(until.slice(0, 4))];
  const asked = Array.from({ length: last - first + 1 }, (_none, added) =>
    holidaysOfYear(state, first + added),
  );
  return (await Promise.all(asked))
    .flat()
    .filter(({ date }) => date >= from && date <= until)
    .toSorted((one, other) => one.date.localeCompare(other.date));
}
