/** Days of a calendar, `YYYY-MM-DD`, which are the same in every zone; midday in UTC stands for each. */
const dayMs = 24 * 60 * 60_000;
const calendarDay = /^[1-9]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const midday = (day: string) => new Date(`${day}T12:00:00Z`);
const dayAt = (at: Date) => at.toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string =>
  dayAt(new Date(midday(day).getTime() + days * dayMs));

/** Monday is 1, Sunday is 7 (B-088). */
export const weekdayOf = (day: string): number => midday(day).getUTCDay() || 7;

export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));

const pad = (value: number) => String(value).padStart(2, '0');

/** The same day of another month, or its last where it has fewer. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1, 12));
  const length = new Date(Date.UTC(year, month + months, 0, 12)).getUTCDate();
  return `${dayAt(first).slice(0, 8)}${pad(Math.min(day, length))}`;
}

export const isDay = (text: string | null): text is string =>
  text !== null && calendarDay.test(text) && dayAt(midday(text)) === text;

const zoneNames = new Map<string, Intl.DateTimeFormat>();

/** How a place calls its clock at a moment: "AEDT" in summer, "AEST" in winter. */
export function zoneName(at: string, timeZone: string): string {
  const format =
    zoneNames.get(timeZone) ?? new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'short' });
  zoneNames.set(timeZone, format);
  return format.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
