import { eq, sql } from 'drizzle-orm';
import { clock } from '../../platform/clock.ts';
import type { Db, Reader } from '../../platform/db/database.ts';
import { inZone } from '../../platform/period.ts';
import type { RowBuilders } from '../../testing/row-builder.ts';
import { getUser } from '../identity/index.ts';
import { buildSeller } from '../sellers/testing.ts';
import { createBlock } from './blocks/create-block.ts';
import type { WeekHours } from './calendars/hours.rules.ts';
import { saveCalendar } from './calendars/save-calendar.ts';
import { createResource } from './resources/create-resource.ts';
import { saveRoster } from './resources/save-roster.ts';
import { stockMoves, stocks } from './stocks/stock.tables.ts';

/** The count in the stock's row, and the sum of its moves. */
export async function proveStock(reader: Reader, stockId: number) {
  const [stock] = await reader.select().from(stocks).where(eq(stocks.id, stockId));
  const [moved] = await reader
    .select({ sum: sql<number>`coalesce(sum(${stockMoves.delta}), 0)::int` })
    .from(stockMoves)
    .where(eq(stockMoves.stockId, stockId));
  return { onHand: stock?.onHand ?? 0, held: stock?.held ?? 0, moved: moved?.sum ?? 0 };
}

let claimants = 0;

/** Somebody who claims time, another each time. */
export function nextClaimant(kind = 'test.booking') {
  claimants += 1;
  return { kind, id: claimants };
}

export interface TestTeam {
  ownerId: number;
  /** Its people, in order. */
  ids: number[];
  /** A time of the clock on the Monday after next in the team's zone, or so many days later. */
  at: (time: string, addedDays?: number) => Date;
}

interface TestTeamOptions {
  timeZone?: string;
  week?: readonly WeekHours[];
  dayCapacity?: number;
  /** Somebody's own business; another one by default. */
  owner?: { id: number };
}

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const nineToFive = everyDay.map((weekday) => ({ weekday, opensMinute: 9 * 60, closesMinute: 17 * 60 }));

/** A business of this zone, without people and without opening hours. */
export async function buildOwner(db: Db, timeZone: string): Promise<number> {
  const { id } = await buildSeller(db, { sellerType: 'beauty' });
  await db.execute(sql`update identity.users set time_zone = ${timeZone} where id = ${id}`);
  return id;
}

/** Gives a business its opening hours. */
export async function openBusinessOn(db: Db, ownerId: number, week: readonly WeekHours[]): Promise<void> {
  for (const { weekday, opensMinute, closesMinute } of week)
    await db.execute(sql`insert into sellers.opening_hours (business_id, weekday, opens_minute, closes_minute)
      select id, ${weekday}, ${opensMinute}, ${closesMinute} from sellers.business_profiles where user_id = ${ownerId}`);
}

/** A business with so many people, who work every day from nine to five. */
export async function buildTeam(
  db: Db,
  people: number,
  { timeZone = 'Australia/Sydney', week = nineToFive, dayCapacity, owner }: TestTeamOptions = {},
): Promise<TestTeam> {
  const ownerId = owner?.id ?? (await buildOwner(db, timeZone));
  const ids: number[] = [];
  for (let n = 1; n <= people; n += 1) {
    const { id } = await createResource(db, ownerId, { kind: 'person', name: `Person ${n}` });
    await saveRoster(db, ownerId, id, week);
    ids.push(id);
  }
  if (dayCapacity) await saveCalendar(db, ownerId, { dayCapacity });
  const today = inZone(clock.now(), timeZone).toPlainDate();
  const monday = today.add({ days: 15 - today.dayOfWeek });
  const at = (time: string, addedDays = 0) =>
    new Date(
      monday.add({ days: addedDays }).toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds,
    );
  return { ownerId, ids, at };
}

export const availabilityRows: RowBuilders = {
  // Private people have no team.
  'availability.resource': async ({ db, owner }) =>
    (await getUser(db, owner.id)).sellerType === 'private'
      ? undefined
      : (await createResource(db, owner.id, { kind: 'person', name: 'Anna' })).id,
  'availability.block': async ({ db, owner }) =>
    (await createBlock(db, owner.id, { date: '2090-01-01', all_day: true })).id,
};
