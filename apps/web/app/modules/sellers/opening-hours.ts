import type { OpeningHour } from '@souk/contract/modules/sellers/profiles';

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

const pad = (value: number) => String(value).padStart(2, '0');

/** Every half hour of a day, `00:00` to `23:30` (spec §9). */
export const slotTimes: readonly string[] = Array.from(
  { length: 48 },
  (_, slot) => `${pad(Math.floor(slot / 2))}:${slot % 2 === 0 ? '00' : '30'}`,
);

/** `17:30` as "5:30 pm". */
export function timeWords(time: string): string {
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}:${time.slice(3)} ${hours < 12 ? 'am' : 'pm'}`;
}

const usual = (weekday: number): OpeningHour => ({
  weekday,
  open: '09:00',
  close: '17:00',
  closed: weekday > 5,
});

/** Seven days to fill in; a closed day has the usual hours ready for when it opens. */
export function weekOf(hours: readonly OpeningHour[]): OpeningHour[] {
  return weekdays.map((weekday) => {
    const held = hours.find((hour) => hour.weekday === weekday);
    if (!held) return usual(weekday);
    return held.closed ? { ...usual(weekday), closed: true } : held;
  });
}

/** Gives every day the hours of one. */
export const copyToAll = (week: readonly OpeningHour[], from: number): OpeningHour[] => {
  const model = week.find(({ weekday }) => weekday === from);
  return week.map((day) => (model ? { ...model, weekday: day.weekday } : day));
};

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;

interface Span {
  from: number;
  to: number;
  hour: OpeningHour;
}

/** Minutes of the week; a closing time at or before the opening time is on the next day. */
function spanOf(hour: OpeningHour): Span {
  const from = (hour.weekday - 1) * dayMinutes + minuteOf(hour.open);
  const length = (minuteOf(hour.close) - minuteOf(hour.open) + dayMinutes) % dayMinutes || dayMinutes;
  return { from, to: from + length, hour };
}

export type OpenState =
  | { isOpen: true; until: string }
  | { isOpen: false; next: { weekday: number; at: string } | undefined };

/** Whether a business is open at a minute of the week, and what changes next. */
export function openStateAt(hours: readonly OpeningHour[], weekday: number, time: string): OpenState {
  const now = (weekday - 1) * dayMinutes + minuteOf(time);
  const spans = hours.filter(({ closed }) => !closed).map(spanOf);
  const holds = ({ from, to }: Span, at: number) => at >= from && at < to;
  const open = spans.find((span) => holds(span, now) || holds(span, now + weekMinutes));
  if (open) return { isOpen: true, until: open.hour.close };

  const wait = ({ from }: Span) => (from - now + weekMinutes) % weekMinutes;
  const [next] = spans.toSorted((a, b) => wait(a) - wait(b));
  return { isOpen: false, next: next && { weekday: next.hour.weekday, at: next.hour.open } };
}
