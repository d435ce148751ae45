import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { daysMs, fromNow, minutesMs } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import {
  blockTime,
  bookTime,
  claimTime,
  findSlots,
  releaseTime,
  SlotTaken,
  saveCalendar,
  saveRoster,
  type TimeNeed,
  timeOf,
} from '../index.ts';
import { buildTeam, nextClaimant, type TestTeam } from '../testing.ts';
import { timeClaims } from './time-claim.tables.ts';

const part = (fromMinutes: number, toMinutes: number) => ({ fromMinutes, toMinutes });
type At = TestTeam['at'];
/** The half hour of the clock that contains a moment. */
const halfHourAt = (moment: Date) => new Date(moment.getTime() - (moment.getTime() % minutesMs(30)));
const aroundTheClock = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  opensMinute: 0,
  closesMinute: 1440,
}));
const hour = (anyOf: readonly number[]): TimeNeed => ({ anyOf, parts: [{ fromMinutes: 0, toMinutes: 60 }] });

describe('claims of time', () => {
  let api: TestApi;
  const inTx = <T>(work: (tx: Tx) => Promise<T>) => api.db.transaction(work);

  beforeAll(async () => {
    api = await startApi();
  });

  test('hold an hour of one of a team, which nobody else can have then', async () => {
    const { ownerId, ids, at } = await buildTeam(api.db, 2);
    const wanted = { ownerId, startsAt: at('10:00'), needs: [hour(ids)] };
    const claim = (needs: TimeNeed[]) =>
      inTx((tx) => claimTime(tx, { ...wanted, needs }, nextClaimant(), { state: 'held' }));

    const first = await claim([hour(ids)]);
    const second = await claim([hour(ids)]);

    expect(first).toEqual([{ resourceId: ids[0], startsAt: at('10:00'), endsAt: at('11:00') }]);
    expect(second).toEqual([{ resourceId: ids[1], startsAt: at('10:00'), endsAt: at('11:00') }]);
    await expect(claim([hour(ids)])).rejects.toMatchObject({
      code: 'slot-taken',
      data: { code: 'slot-taken', next: ['11:00', '11:30', '12:00'].map((time) => at(time).toISOString()) },
    });
  });

  test('are offered as slots of the hours that are open, and no longer once they are taken', async () => {
    const { ownerId, ids, at } = await buildTeam(api.db, 1);
    const sought = { ownerId, needs: [hour(ids)], from: at('00:00'), until: at('13:00') };
    const claimant = nextClaimant();
    await inTx((tx) =>
      claimTime(tx, { ownerId, startsAt: at('10:00'), needs: [hour(ids)] }, claimant, { state: 'held' }),
    );

    expect((await findSlots(api.db, sought)).map(({ startsAt }) => startsAt)).toEqual(
      ['09:00', '11:00', '11:30', '12:00', '12:30'].map((time) => at(time)),
    );
    expect(await inTx((tx) => bookTime(tx, claimant))).toHaveLength(1);
    expect(await inTx((tx) => bookTime(tx, claimant))).toEqual([]);
    expect(await timeOf(api.db, [claimant])).toEqual([
      {
        resourceId: ids[0],
        startsAt: at('10:00'),
        endsAt: at('11:00'),
        state: 'booked',
        claimant,
        expiresAt: null,
      },
    ]);
    await inTx((tx) => releaseTime(tx, claimant));
    expect(await timeOf(api.db, [claimant])).toEqual([]);
    expect(await findSlots(api.db, sought)).toHaveLength(8);
  });

  test('are released once a hold has expired, and kept once they are booked', async () => {
    const { ownerId, ids, at } = await buildTeam(api.db, 2);
    const wanted = { ownerId, startsAt: at('10:00'), needs: [hour(ids)] };
    const [held, booked] = [nextClaimant(), nextClaimant()];
    const terms = { state: 'held' as const, until: fromNow(minutesMs(15)) };
    for (const claimant of [held, booked]) await inTx((tx) => claimTime(tx, wanted, claimant, terms));
    await inTx((tx) => bookTime(tx, booked));

    await api.advance(minutesMs(16));

    expect((await timeOf(api.db, [held, booked])).map(({ claimant }) => claimant)).toEqual([booked]);
  });

  test('take a stylist and a chair together, and give the stylist to another while the colour works', async () => {
    const { ownerId, ids, at } = await buildTeam(api.db, 3);
    const [stylist = 0, chair = 0, otherChair = 0] = ids;
    const colouring = (onChair: number): TimeNeed[] => [
      { anyOf: [stylist], parts: [part(0, 30), part(60, 90)] },
      { anyOf: [onChair], parts: [part(0, 90), { ...part(90, 105), isBuffer: true }] },
    ];
    const claim = (time: string, needs: TimeNeed[]) =>
      inTx((tx) =>
        claimTime(tx, { ownerId, startsAt: at(time), needs }, nextClaimant(), { state: 'booked' }),
      );

    const first = await claim('10:00', colouring(chair));
    await claim('10:30', [{ anyOf: [stylist], parts: [part(0, 30)] }]);

    expect(first).toEqual([
      { resourceId: stylist, startsAt: at('10:00'), endsAt: at('10:30') },
      { resourceId: stylist, startsAt: at('11:00'), endsAt: at('11:30') },
      { resourceId: chair, startsAt: at('10:00'), endsAt: at('11:45') },
    ]);
    await expect(claim('10:00', colouring(otherChair))).rejects.toBeInstanceOf(SlotTaken);
    await expect(claim('11:30', colouring(chair))).rejects.toMatchObject({
      next: [at('12:00'), at('12:30'), at('13:00')],
    });
    const sought = { ownerId, from: at('10:00'), until: at('12:00') };
    expect(
      await findSlots(api.db, { ...sought, needs: [{ anyOf: [otherChair], parts: [part(0, 30)] }] }),
    ).toHaveLength(4);
  });

  test.each([
    ['a time of which too little is left before it', () => halfHourAt(fromNow(minutesMs(30))), {}],
    ['a time too far ahead', () => halfHourAt(fromNow(daysMs(10))), { horizonDays: 3 }],
    ['a time between two steps', (at: At) => at('10:15'), {}],
    ['a time that is over', () => halfHourAt(fromNow(-minutesMs(90))), { noticeMinutes: 0 }],
  ])('refuse %s to customers', async (_which, startOf, calendar) => {
    const { ownerId, ids, at } = await buildTeam(api.db, 1, { week: aroundTheClock });
    await saveCalendar(api.db, ownerId, calendar);
    const wanted = { ownerId, startsAt: startOf(at), needs: [hour(ids)] };

    const refused = inTx((tx) => claimTime(tx, wanted, nextClaimant(), { state: 'held' }));

    await expect(refused).rejects.toBeInstanceOf(SlotTaken);
  });

  test('refuse what would begin before the hours or end after them', async () => {
    const { ownerId, ids, at } = await buildTeam(api.db, 1);
    const claim = (time: string) =>
      inTx((tx) =>
        claimTime(tx, { ownerId, startsAt: at(time), needs: [hour(ids)] }, nextClaimant(), { state: 'held' }),
      );

    await expect(claim('08:30')).rejects.toBeInstanceOf(SlotTaken);
    await expect(claim('16:30')).rejects.toBeInstanceOf(SlotTaken);
    expect(await claim('16:00')).toHaveLength(1);
  });

  test('are entered by the seller at any time, with those who work then first, but never over another', async () => {
    const { ownerId, ids, at } = await buildTeam(api.db, 2, { dayCapacity: 1 });
    const [one = 0, other = 0] = ids;
    await saveRoster(api.db, ownerId, one, [{ weekday: 1, opensMinute: 12 * 60, closesMinute: 17 * 60 }]);
    const enter = (startsAt: Date) =>
      inTx((tx) =>
        claimTime(tx, { ownerId, startsAt, needs: [hour(ids)] }, nextClaimant(), {
          state: 'booked',
          isOwnEntry: true,
        }),
      );

    expect(await enter(at('09:05'))).toMatchObject([{ resourceId: other }]);
    expect(await enter(at('09:10'))).toMatchObject([{ resourceId: one }]);
    await expect(enter(at('09:30'))).rejects.toBeInstanceOf(SlotTaken);
    expect(await enter(fromNow(-minutesMs(20)))).toHaveLength(1);
  });

  test('are refused for what belongs to another business or to nobody', async () => {
    const { ownerId, at } = await buildTeam(api.db, 1);
    const stranger = await buildTeam(api.db, 1);
    const claim = (pool: readonly number[]) =>
      inTx((tx) =>
        claimTime(tx, { ownerId, startsAt: at('10:00'), needs: [hour(pool)] }, nextClaimant(), {
          state: 'booked',
          isOwnEntry: true,
        }),
      );

    await expect(claim(stranger.ids)).rejects.toMatchObject({ code: 'slot-taken', next: [] });
    await expect(claim([])).rejects.toMatchObject({ code: 'slot-taken', next: [] });
  });

  test('are blocked for nobody else, without counting for the capacity of the day', async () => {
    const { ownerId, ids, at } = await buildTeam(api.db, 1, { dayCapacity: 1 });
    const [resourceId = 0] = ids;
    const blocked = { resourceId, startsAt: at('10:00'), endsAt: at('12:30') };
    const claimant = nextClaimant();
    const claim = (time: string) =>
      inTx((tx) =>
        claimTime(tx, { ownerId, startsAt: at(time), needs: [hour(ids)] }, claimant, { state: 'booked' }),
      );

    expect(await inTx((tx) => blockTime(tx, [blocked], nextClaimant('test.block')))).toEqual([blocked]);

    await expect(claim('12:00')).rejects.toMatchObject({ next: [at('12:30'), at('13:00'), at('13:30')] });
    await claim('13:00');
    const again = inTx((tx) =>
      blockTime(tx, [{ ...blocked, endsAt: at('13:30') }], nextClaimant('test.block')),
    );
    await expect(again).rejects.toMatchObject({ code: 'slot-taken', next: [] });
  });

  test('never overlap, even where somebody writes past the locks', async () => {
    const { ownerId, ids, at } = await buildTeam(api.db, 2);
    const [resourceId = 0, other = 0] = ids;
    const during = `[${at('10:30').toISOString()},${at('10:45').toISOString()})`;
    const row = { resourceId, during, state: 'booked' as const, forKind: 'test.forged', forId: 1 };
    const written = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const forged = inTx(async (tx) => {
      await tx.insert(timeClaims).values(row);
      written.resolve();
      await mayCommit.promise;
    });
    await written.promise;
    const claimant = nextClaimant();
    const needs = [hour([other]), hour([resourceId])];

    const outcome = inTx(async (tx) => {
      const refused = await claimTime(tx, { ownerId, startsAt: at('10:00'), needs }, claimant, {
        state: 'booked',
      }).catch((error: unknown) => error);
      return { refused, left: await timeOf(tx, [claimant]) };
    });
    await untilSomebodyWaits(api);
    mayCommit.resolve();
    await forged;

    const { refused, left } = await outcome;
    expect(refused).toMatchObject({ code: 'slot-taken', next: [at('11:00'), at('11:30'), at('12:00')] });
    expect(left).toEqual([]);
    await expect(api.db.insert(timeClaims).values(row)).rejects.toMatchObject({
      cause: { constraint: 'time_claims_never_overlap' },
    });
  });

  test('are booked or released once, whoever comes first', async () => {
    const { ownerId, ids, at } = await buildTeam(api.db, 2);
    const claimant = nextClaimant();
    const wanted = { ownerId, startsAt: at('10:00'), needs: [hour(ids), hour(ids)] };
    await inTx((tx) => claimTime(tx, wanted, claimant, { state: 'held' }));

    const answers = await Promise.all(Array.from({ length: 20 }, () => inTx((tx) => bookTime(tx, claimant))));

    expect(answers.map((booked) => booked.length).filter((count) => count > 0)).toEqual([2]);
    const released = await Promise.all(
      Array.from({ length: 20 }, () => inTx((tx) => releaseTime(tx, claimant))),
    );
    expect(released.map((freed) => freed.length).filter((count) => count > 0)).toEqual([2]);
  });
});

/** Until a statement waits for another transaction. */
async function untilSomebodyWaits({ db }: TestApi): Promise<void> {
  const waiting = sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%time_claims%'`;
  while ((await db.execute(waiting)).rowCount === 0);
}
