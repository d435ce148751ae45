import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { beforeAll, describe, expect, test } from 'vitest';
import { Recorder } from '../../../../../../tools/bench/recorder.ts';
import { clock, daysMs, minutesMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import {
  blockTime,
  claimTime,
  createResource,
  findSlots,
  type Hours,
  saveCalendar,
  saveRoster,
  saveSpecialDays,
  type TimeNeed,
  type WeekHours,
} from '../index.ts';
import { buildOwner, buildTeam, nextClaimant, openBusinessOn } from '../testing.ts';
import { type Oracle, slotsMinuteByMinute } from './slots-minute-by-minute.testing.ts';

/** `SLOT_SEED` and `SLOT_RUNS` repeat a run, or make a long one. */
const seed = Number(process.env.SLOT_SEED ?? process.hrtime.bigint() % 2_147_483_647n);
const numRuns = Number(process.env.SLOT_RUNS ?? 25);

const zones = [
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Australia/Perth',
  'Asia/Kathmandu',
  'America/Santiago',
  'Europe/London',
  'Pacific/Auckland',
];

const hours = (grain: number) =>
  fc
    .record({
      opens: fc.nat({ max: 1440 / grain - 1 }),
      length: fc.integer({ min: 180 / grain, max: 1440 / grain }),
    })
    .map(
      ({ opens, length }): Hours => ({ opensMinute: opens * grain, closesMinute: (opens + length) * grain }),
    );
/** Up to two stretches of a day, which begin at different minutes. */
const ofDay = fc
  .uniqueArray(hours(15), { maxLength: 2, selector: ({ opensMinute }) => opensMinute })
  .map((list) => list.toSorted((one, other) => one.opensMinute - other.opensMinute));
const week = fc
  .array(ofDay, { minLength: 7, maxLength: 7 })
  .map((days): WeekHours[] => days.flatMap((open, at) => open.map((one) => ({ weekday: at + 1, ...one }))));
const businessWeek = fc

  .array(fc.option(hours(30), { freq: 8 }), { minLength: 7, maxLength: 7 })
  .map((days): WeekHours[] => days.flatMap((open, at) => (open ? [{ weekday: at + 1, ...open }] : [])));
const specialDays = fc.array(fc.record({ daysOn: fc.integer({ min: -2, max: 3 }), open: ofDay }), {
  maxLength: 2,
});

const part = fc
  .record({
    fromMinutes: fc.integer({ min: -4, max: 6 }).map((n) => n * 15),
    minutes: fc.integer({ min: 1, max: 5 }).map((n) => n * 15),
    isBuffer: fc.boolean(),
  })
  .map(({ fromMinutes, minutes, isBuffer }) => ({ fromMinutes, toMinutes: fromMinutes + minutes, isBuffer }));
const needs = fc.array(
  fc.record({
    pool: fc.uniqueArray(fc.nat({ max: 2 }), { minLength: 2, maxLength: 3 }),
    parts: fc.array(part, { minLength: 1, maxLength: 2 }),
  }),
  { minLength: 1, maxLength: 3 },
);

const worlds = fc.record({
  timeZone: fc.constantFrom(...zones),
  /** Around the night in which the clocks change next, or around today, where notice and horizon end. */
  isNight: fc.boolean(),
  step: fc.constantFrom(15, 30),
  notice: fc.constantFrom(0, 90),
  horizon: fc.constantFrom(1, 2),
  dayCapacity: fc.option(fc.constantFrom(1, 2, 4)),
  businessWeek,
  businessDays: specialDays,
  people: fc.array(fc.record({ week: fc.option(week), special: specialDays }), {
    minLength: 3,
    maxLength: 3,
  }),
  claims: fc.array(
    fc.record({
      person: fc.nat({ max: 2 }),
      from: fc.integer({ min: -288, max: 576 }).map((n) => n * 5),
      minutes: fc.integer({ min: 1, max: 36 }).map((n) => n * 5),
      isBlock: fc.boolean(),
    }),
    { maxLength: 10 },
  ),
  needs,
  fromMinutes: fc.integer({ min: -100, max: 900 }),
  windowMinutes: fc.integer({ min: 300, max: 2000 }),
  tries: fc.array(fc.nat({ max: 2000 }), { minLength: 6, maxLength: 6 }),
});
type World = typeof worlds extends fc.Arbitrary<infer W> ? W : never;

/** Midnight of the day around which a world is. */
function baseOf({ timeZone, isNight }: World): Temporal.ZonedDateTime {
  const now = Temporal.Instant.fromEpochMilliseconds(clock.now().getTime()).toZonedDateTimeISO(timeZone);
  const night = isNight ? now.getTimeZoneTransition('next') : null;
  return (night ?? now).startOfDay();
}

const datesFrom = (base: Temporal.ZonedDateTime, special: World['businessDays']) =>
  Object.fromEntries(
    special.map(({ daysOn, open }) => [base.toPlainDate().add({ days: daysOn }).toString(), open]),
  );
const asDays = (dates: Record<string, Hours[]>) =>
  Object.entries(dates).map(([date, open]) => ({ date, hours: open }));

/** Writes a world, by the module's own verbs; returns what an oracle needs to know of it. */
async function buildWorld(db: Db, world: World) {
  const base = baseOf(world);
  const ownerId = await buildOwner(db, world.timeZone);
  await openBusinessOn(db, ownerId, world.businessWeek);
  const offered = {
    stepMinutes: world.step,
    noticeMinutes: world.notice,
    horizonDays: world.isNight ? 730 : world.horizon,
    dayCapacity: world.dayCapacity,
  };
  await saveCalendar(db, ownerId, offered);
  const businessDays = datesFrom(base, world.businessDays);
  await saveSpecialDays(db, ownerId, null, asDays(businessDays));
  const resources: Oracle['resources'][number][] = [];
  for (const { week: roster, special } of world.people) {
    const { id } = await createResource(db, ownerId, { kind: 'person', name: 'Somebody' });
    const own = datesFrom(base, special);
    await saveRoster(db, ownerId, id, roster ?? []);
    await saveSpecialDays(db, ownerId, id, asDays(own));
    resources.push({ id, roster: roster ?? [], special: own });
  }
  const claims: Oracle['claims'][number][] = [];
  for (const { person, from, minutes, isBlock } of world.claims) {
    const resourceId = resources[person]?.id ?? 0;
    const startsAt = new Date(base.epochMilliseconds + minutesMs(from));
    const endsAt = new Date(startsAt.getTime() + minutesMs(minutes));
    const parts = [{ fromMinutes: 0, toMinutes: minutes }];
    const claimant = nextClaimant();
    const wanted = { ownerId, startsAt, needs: [{ anyOf: [resourceId], parts }] };
    const written = db.transaction<unknown>((tx) =>
      isBlock
        ? blockTime(tx, [{ resourceId, startsAt, endsAt }], claimant)
        : claimTime(tx, wanted, claimant, { state: 'booked', isOwnEntry: true }),
    );
    const isWritten = await written.then(
      () => true,
      () => false,
    );
    const span = { startsAt: startsAt.getTime(), endsAt: endsAt.getTime() };
    if (isWritten) claims.push({ resourceId, ...span, claimant: `${claimant.id}`, isBlock });
  }
  const { timeZone, businessWeek: open } = world;
  const oracle: Oracle = { timeZone, offered, businessWeek: open, businessDays, resources, claims };
  const wantedNeeds = world.needs.map(
    ({ pool, parts }): TimeNeed => ({
      anyOf: pool.map((at) => resources[at]?.id ?? 0),
      parts,
    }),
  );
  const from = base.epochMilliseconds + minutesMs(world.fromMinutes);
  return { ownerId, oracle, needs: wantedNeeds, from, until: from + minutesMs(world.windowMinutes) };
}

/** Whether a start can be claimed; nothing of it stays. */
async function isClaimable(db: Db, ownerId: number, wanted: readonly TimeNeed[], startsAt: Date) {
  const rolledBack = new Error('rolled back');
  try {
    await db.transaction(async (tx) => {
      await claimTime(tx, { ownerId, startsAt, needs: wanted }, nextClaimant(), { state: 'held' });
      throw rolledBack;
    });
  } catch (error) {
    if (error === rolledBack) return true;
    expect(error).toMatchObject({ code: 'slot-taken' });
  }
  return false;
}

describe('slots', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });

  test(`are what looking at every minute finds, and what can be claimed (seed ${seed})`, async () => {
    await fc.assert(
      fc.asyncProperty(worlds, async (world) => {
        const { ownerId, oracle, needs: wanted, from, until } = await buildWorld(api.db, world);
        const sought = { ownerId, needs: wanted, from: new Date(from), until: new Date(until) };

        const now = clock.now().getTime();
        const slots = await findSlots(api.db, sought);
        const expected = slotsMinuteByMinute(oracle, wanted, [from, until], now);

        // At the turn of a minute the two may have read different clocks.
        fc.pre(Math.floor(now / 60_000) === Math.floor(clock.now().getTime() / 60_000));
        expect(slots).toEqual(expected);
        const starts = new Set(slots.map(({ startsAt }) => startsAt.getTime()));
        const offered = slots.slice(0, 3).map(({ startsAt }) => startsAt);
        const others = world.tries.map((n) => new Date(from + minutesMs(n % world.windowMinutes)));
        for (const start of [...offered, ...others])
          expect(await isClaimable(api.db, ownerId, wanted, start)).toBe(starts.has(start.getTime()));
      }),
      { numRuns, seed },
    );
  }, 300_000);

  test('of three months and ten people are read by one statement', async () => {
    const { ownerId, ids, at } = await buildTeam(api.db, 10);
    const wanted = [{ anyOf: ids, parts: [{ fromMinutes: 0, toMinutes: 60 }] }];
    const from = clock.now();
    await api.db.transaction((tx) =>
      claimTime(tx, { ownerId, startsAt: at('10:00'), needs: wanted }, nextClaimant(), { state: 'booked' }),
    );
    const recorder = new Recorder();
    recorder.begin();

    const slots = await findSlots(api.db, {
      ownerId,
      needs: wanted,
      from,
      until: new Date(from.getTime() + daysMs(90)),
    });

    await recorder.settle();
    expect(recorder.waves.flat()).toHaveLength(1);
    expect(slots.length).toBeGreaterThan(1000);
  });

  test('are none where nobody of the pool works for this business any more', async () => {
    const { ownerId, ids, at } = await buildTeam(api.db, 1);
    const other = await buildTeam(api.db, 1);
    const wanted = [{ anyOf: other.ids, parts: [{ fromMinutes: 0, toMinutes: 60 }] }];
    await api.db.execute(sql`update availability.resources set is_active = false where id = ${ids[0]}`);
    const period = { from: at('00:00'), until: at('00:00', 1) };

    expect(await findSlots(api.db, { ownerId, needs: wanted, ...period })).toEqual([]);
    expect(
      await findSlots(api.db, { ownerId, needs: [{ anyOf: ids, parts: wanted[0]?.parts ?? [] }], ...period }),
    ).toEqual([]);
  });
});
