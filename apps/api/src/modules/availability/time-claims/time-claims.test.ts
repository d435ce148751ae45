import { beforeAll, describe, expect, test } from 'vitest';
import { fromNow, minutesMs } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { bookTime, claimTime, findSlots, releaseTime, type TimeNeed, timeOf } from '../index.ts';
import { buildTeam, nextClaimant } from '../testing.ts';

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
});
