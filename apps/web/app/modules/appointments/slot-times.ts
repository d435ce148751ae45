import { datesIn } from '../../lib/dates.ts';

export interface Slot {
  /** At the business's place, `HH:mm`. */
  time: string;
  starts_at: string;
  available: boolean;
}

export interface SlotTime extends Slot {
  /** On the night when clocks go back a time comes twice; each then says which one it is. */
  isTwice: boolean;
}

export type DayPart = 'morning' | 'afternoon' | 'evening';

const [noon, evening] = ['12:00', '17:00'];

const partOf = (time: string): DayPart => {
  if (time < noon) return 'morning';
  return time < evening ? 'afternoon' : 'evening';
};

/** From the first free start to the last: what is taken between them is shown, a closed shop is not. */
function opened<S extends Slot>(slots: readonly S[]): readonly S[] {
  const first = slots.findIndex(({ available }) => available);
  const last = slots.findLastIndex(({ available }) => available);
  return first < 0 ? [] : slots.slice(first, last + 1);
}

/** The starts of a day by part of the day, each part in its order; parts without any are left out. */
export function groupTimes(slots: readonly Slot[]): { part: DayPart; times: SlotTime[] }[] {
  const number = new Map<string, number>();
  for (const { time } of slots) number.set(time, (number.get(time) ?? 0) + 1);
  const times = opened(slots).map((slot) => ({ ...slot, isTwice: (number.get(slot.time) ?? 0) > 1 }));
  const parts: readonly DayPart[] = ['morning', 'afternoon', 'evening'];
  return parts
    .map((part) => ({ part, times: times.filter(({ time }) => partOf(time) === part) }))
    .filter(({ times: own }) => own.length > 0);
}

/** Whether a reader's clock shows something else than the place's. */
export function isElsewhere(at: string, placeZone: string, readerZone: string): boolean {
  const [place, reader] = [datesIn(placeZone), datesIn(readerZone)];
  return place.flowTime(at) !== reader.flowTime(at);
}

export interface FreeDay {
  date: string;
  free: number;
}

/** The next day with free starts after a full one. */
export const nextFree = <D extends FreeDay>(days: readonly D[], after: string): D | undefined =>
  days.find(({ date, free }) => date > after && free > 0);
