import type { findAvailableSlots } from '@souk/contract/modules/appointments/bookings';
import { pastDateText } from '@souk/contract/modules/bookings/booking-fields';
import type { ReplyOf } from '@souk/contract/shared/endpoint';
import { clock, minutesMs } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { dayOf, inZone, startOfDay } from '../../../platform/period.ts';
import { findSlots, getCalendar, type Slot } from '../../availability/index.ts';
import { getUser } from '../../identity/index.ts';
import type { Choice } from './choose-services.ts';
import { needsOfChosen, type Wish } from './chosen.rules.ts';

interface Asked {
  choice: Choice;
  wish: Wish;
  /** A day of the business's place. */
  date: string;
}

const timeAt = (moment: Date, timeZone: string): string =>
  inZone(moment, timeZone).toPlainTime().toString({ smallestUnit: 'minute' });

/** Every start of a day in steps of the calendar, which are 46 or 50 half hours on the nights when clocks change. */
function* startsOf(date: string, timeZone: string, stepMinutes: number): Generator<Date> {
  const end = startOfDay(date, timeZone, 1).getTime();
  for (let at = startOfDay(date, timeZone).getTime(); at < end; at += minutesMs(stepMinutes))
    yield new Date(at);
}

const peopleOf = ({ choice }: Asked, slot: Slot): number[] => {
  const people = new Set(choice.resources.filter(({ kind }) => kind === 'person').map(({ id }) => id));
  return [...new Set(slot.free.flat())].filter((id) => people.has(id));
};

/** A day at a business, start by start, with who could do what was chosen. */
export async function presentDay(reader: Reader, asked: Asked): Promise<ReplyOf<typeof findAvailableSlots>> {
  const { choice, wish, date } = asked;
  const { sellerId: ownerId } = choice;
  const [{ timeZone }, { stepMinutes }] = await Promise.all([
    getUser(reader, ownerId),
    getCalendar(reader, ownerId),
  ]);
  // Days are the business's, and so is what is past.
  if (date < dayOf(clock.now(), timeZone)) throw fieldProblem('date', pastDateText);
  const needs = needsOfChosen(choice.chosen, wish, choice.resources);
  const [from, until] = [startOfDay(date, timeZone), startOfDay(date, timeZone, 1)];
  const slots = await findSlots(reader, { ownerId, needs, from, until });
  const free = new Map(slots.map((slot) => [slot.startsAt.getTime(), peopleOf(asked, slot)]));
  return startsOf(date, timeZone, stepMinutes)
    .map((start) => {
      const people = free.get(start.getTime()) ?? [];
      const time = timeAt(start, timeZone);
      return {
        time,
        starts_at: start.toISOString(),
        available: free.has(start.getTime()),
        remaining: people.length,
        people,
      };
    })
    .toArray();
}

/** Days from one on with how many starts are free on each, in one statement for all of them. */
export async function presentDays(
  reader: Reader,
  { choice, wish, date }: Asked,
  days: number,
): Promise<{ date: string; free: number; first: string | null }[]> {
  const { sellerId: ownerId } = choice;
  const { timeZone } = await getUser(reader, ownerId);
  const needs = needsOfChosen(choice.chosen, wish, choice.resources);
  const [from, until] = [startOfDay(date, timeZone), startOfDay(date, timeZone, days)];
  const slots = await findSlots(reader, { ownerId, needs, from, until });
  const ofDay = Map.groupBy(slots, ({ startsAt }) => dayOf(startsAt, timeZone));
  return Array.from({ length: days }, (_none, added) => {
    const day = dayOf(startOfDay(date, timeZone, added), timeZone);
    const own = ofDay.get(day) ?? [];
    return { date: day, free: own.length, first: own[0]?.startsAt.toISOString() ?? null };
  });
}
