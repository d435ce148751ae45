import type { Block } from '@souk/contract/modules/availability/blocks';
import type { Resource } from '@souk/contract/modules/availability/resources';
import type { Booking } from '@souk/contract/modules/bookings/bookings';
import { type CalendarDay, fullDay, minuteIn, type Placed, placedIn } from '../../lib/calendar-layout.ts';
import type { Dates } from '../../lib/dates.ts';

/** What is shown of a booking's time: its own, or one that is proposed for it. */
export interface CalendarBlock extends Placed {
  key: string;
  booking: Booking;
  isProposed: boolean;
}

/** The part of a blocked time that lies in a day. */
export interface BlockedTime {
  block: Block;
  from: number;
  to: number;
}

/** Whose time there is and what of it is blocked. */
export interface Team {
  team: readonly Pick<Resource, 'id' | 'kind' | 'name'>[];
  blocks: readonly Block[];
}

export interface CalendarColumn {
  key: string;
  /** The person whose column it is. */
  personId: number | null;
  blocked: BlockedTime[];
  day: CalendarDay;
  /** The person's name; null where nobody is named, and in a week. */
  name: string | null;
  blocks: CalendarBlock[];
}

interface Times {
  key: string;
  booking: Booking;
  isProposed: boolean;
  startsAt: string;
  endsAt: string;
}

const timesOf = (booking: Booking): Times[] => [
  {
    key: `${booking.booking_id}`,
    booking,
    isProposed: false,
    startsAt: booking.starts_at,
    endsAt: booking.ends_at,
  },
  ...(booking.proposal
    ? [
        {
          key: `${booking.booking_id}-proposed`,
          booking,
          isProposed: true,
          startsAt: booking.proposal.starts_at,
          endsAt: booking.proposal.ends_at,
        },
      ]
    : []),
];

const blocksOf = (
  day: CalendarDay,
  bookings: readonly Booking[],
  dates: Dates,
  isAlone: boolean,
): CalendarBlock[] => placedIn(day, bookings.flatMap(timesOf), dates, isAlone);

/** What of these blocks lies in a day. */
function blockedIn(
  day: CalendarDay,
  blocks: readonly Block[],
  dates: Dates,
  isAlone: boolean,
): BlockedTime[] {
  const length = isAlone ? day.minutes : fullDay;
  return blocks.flatMap((block) => {
    const from = Math.max(0, minuteIn(day, block.starts_at, dates, isAlone));
    const to = Math.min(length, minuteIn(day, block.ends_at, dates, isAlone));
    return from < to ? [{ block, from, to }] : [];
  });
}

const nobody: Team = { team: [], blocks: [] };

const people = ({ resources }: Booking) => resources.filter(({ kind }) => kind === 'person');

/** One day with a column per person at work or booked, and one for what nobody is named for. */
export function columnsOfDay(
  day: CalendarDay,
  bookings: readonly Booking[],
  dates: Dates,
  { team, blocks }: Team = nobody,
): CalendarColumn[] {
  const atWork = team.filter(({ kind }) => kind === 'person');
  const named = new Map([...bookings.flatMap(people), ...atWork].map(({ id, name }) => [id, name]));
  const blockedOf = (isTheirs: (id: number | null) => boolean) =>
    blockedIn(
      day,
      blocks.filter(({ resource_id: id }) => isTheirs(id)),
      dates,
      true,
    );
  const columns = [...named]
    .toSorted(([, one], [, other]) => one.localeCompare(other))
    .map(([id, name]) => {
      const own = bookings.filter((booking) => people(booking).some((person) => person.id === id));
      const blocked = blockedOf((whose) => whose === null || whose === id);
      return { key: String(id), personId: id, day, name, blocks: blocksOf(day, own, dates, true), blocked };
    });
  const others = bookings.filter((booking) => people(booking).length === 0);
  if (others.length === 0 && columns.length > 0) return columns;
  const blocked = blockedOf((whose) => whose === null || !named.has(whose));
  const alone = { key: 'nobody', personId: null, day, name: null, blocked };
  return [...columns, { ...alone, blocks: blocksOf(day, others, dates, true) }];
}

/** A column per day. */
export const columnsOfWeek = (
  days: readonly CalendarDay[],
  bookings: readonly Booking[],
  dates: Dates,
  { blocks }: Team = nobody,
): CalendarColumn[] =>
  days.map((day) => ({
    key: day.date,
    personId: null,
    day,
    name: null,
    blocks: blocksOf(day, bookings, dates, false),
    blocked: blockedIn(day, blocks, dates, false),
  }));
