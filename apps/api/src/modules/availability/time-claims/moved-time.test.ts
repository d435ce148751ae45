import { beforeAll, describe, expect, test } from 'vitest';
import { fromNow, minutesMs } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import {
  bookTime,
  type Claimant,
  claimTime,
  findSlots,
  moveTime,
  proposeTime,
  releaseTime,
  type TimeNeed,
  timeOf,
} from '../index.ts';
import { buildTeam, nextClaimant } from '../testing.ts';

const hour = (anyOf: readonly number[]): TimeNeed => ({ anyOf, parts: [{ fromMinutes: 0, toMinutes: 60 }] });

describe('time that is moved', () => {
  let api: TestApi;
  const inTx = <T>(work: (tx: Tx) => Promise<T>) => api.db.transaction(work);
  const spansOf = async (...claimants: Claimant[]) =>
    (await timeOf(api.db, claimants)).map(({ resourceId, startsAt, endsAt, state }) => ({
      resourceId,
      startsAt,
      endsAt,
      state,
    }));

  beforeAll(async () => {
    api = await startApi();
  });

  /** A team of which somebody has booked the hour from ten, the last of them. */
  async function buildBooked(people = 1) {
    const team = await buildTeam(api.db, people);
    const { ownerId, ids, at } = team;
    const claimant = nextClaimant();
    const wanted = (time: string, needs = [hour(ids)]) => ({ ownerId, startsAt: at(time), needs });
    const own = wanted('10:00', [hour(ids.slice(-1))]);
    await inTx((tx) => claimTime(tx, own, claimant, { state: 'booked' }));
    const taken = (time: string, pool = ids, by = nextClaimant()) =>
      inTx((tx) => claimTime(tx, wanted(time, [hour(pool)]), by, { state: 'booked' }));
    return { ...team, claimant, wanted, taken, last: ids.at(-1) };
  }

  test('may overlap what it was, stays with the same person and stays booked', async () => {
    const { claimant, wanted, at, last } = await buildBooked(2);

    const moved = await inTx((tx) => moveTime(tx, wanted('10:30'), claimant));

    expect(moved).toEqual([{ resourceId: last, startsAt: at('10:30'), endsAt: at('11:30') }]);
    expect(await spansOf(claimant)).toEqual([{ ...moved[0], state: 'booked' }]);
  });

  test('stays what it is where the new time is taken', async () => {
    const { claimant, wanted, taken, at, last } = await buildBooked();
    await taken('11:00');

    const refused = inTx((tx) => moveTime(tx, wanted('10:30'), claimant));

    await expect(refused).rejects.toMatchObject({
      code: 'slot-taken',
      next: [at('12:00'), at('12:30'), at('13:00')],
    });
    expect(await spansOf(claimant)).toEqual([
      { resourceId: last, startsAt: at('10:00'), endsAt: at('11:00'), state: 'booked' },
    ]);
  });

  test('stays a hold that expires', async () => {
    const { ownerId, ids, at } = await buildTeam(api.db, 1);
    const claimant = nextClaimant();
    const wanted = { ownerId, startsAt: at('10:00'), needs: [hour(ids)] };
    const until = fromNow(minutesMs(15));
    await inTx((tx) => claimTime(tx, wanted, claimant, { state: 'held', until }));

    await inTx((tx) => moveTime(tx, { ...wanted, startsAt: at('12:00') }, claimant));

    expect(await timeOf(api.db, [claimant])).toMatchObject([{ state: 'held', expiresAt: until }]);
    await api.advance(minutesMs(16));
    expect(await timeOf(api.db, [claimant])).toEqual([]);
  });

  test('needs something that could be moved', async () => {
    const { wanted } = await buildBooked();

    await expect(inTx((tx) => moveTime(tx, wanted('12:00'), nextClaimant()))).rejects.toThrow('has no time');
  });

  test('is moved by the seller to any hour, but never over another claim', async () => {
    const { claimant, wanted, taken, at } = await buildBooked();
    await taken('11:00');
    const move = (time: string) => inTx((tx) => moveTime(tx, wanted(time), claimant, { isOwnEntry: true }));

    await expect(move('10:45')).rejects.toMatchObject({ code: 'slot-taken' });
    await move('06:10');

    expect(await spansOf(claimant)).toMatchObject([{ startsAt: at('06:10'), endsAt: at('07:10') }]);
  });

  test('is proposed by holding only what it needs beyond the old, which stays', async () => {
    const { claimant, wanted, at, last, ownerId, ids } = await buildBooked();
    const proposal = nextClaimant('test.proposal');

    const held = await inTx((tx) =>
      proposeTime(tx, wanted('10:30'), claimant, proposal, fromNow(minutesMs(60))),
    );

    expect(held).toEqual([{ resourceId: last, startsAt: at('11:00'), endsAt: at('11:30') }]);
    expect(await spansOf(claimant, proposal)).toEqual([
      { resourceId: last, startsAt: at('10:00'), endsAt: at('11:00'), state: 'booked' },
      { ...held[0], state: 'held' },
    ]);
    const sought = { ownerId, needs: [hour(ids)], from: at('09:30'), until: at('12:00') };
    expect((await findSlots(api.db, sought)).map(({ startsAt }) => startsAt)).toEqual([at('11:30')]);
  });

  test('is accepted whatever became of notice and hours meanwhile', async () => {
    const { claimant, wanted, at, taken, ids, last } = await buildBooked(2);
    const proposal = nextClaimant('test.proposal');
    await taken('15:00', ids.slice(-1));
    await inTx((tx) =>
      proposeTime(tx, wanted('15:00'), claimant, proposal, fromNow(minutesMs(60 * 24 * 30))),
    );
    await api.advance(at('15:00').getTime() - fromNow(minutesMs(10)).getTime());

    const moved = await inTx(async (tx) => {
      await releaseTime(tx, proposal);
      return moveTime(tx, wanted('15:00'), claimant, { isOwnEntry: true });
    });

    expect(moved).toEqual([{ resourceId: ids[0], startsAt: at('15:00'), endsAt: at('16:00') }]);
    expect(last).not.toBe(ids[0]);
    expect(await spansOf(claimant, proposal)).toEqual([{ ...moved[0], state: 'booked' }]);
  });

  test('is free again when a proposal is declined or has expired', async () => {
    const { claimant, wanted, taken } = await buildBooked();
    const [declined, expired] = [nextClaimant('test.proposal'), nextClaimant('test.proposal')];
    const propose = (proposal: Claimant, time: string) =>
      inTx((tx) => proposeTime(tx, wanted(time), claimant, proposal, fromNow(minutesMs(60))));
    await propose(declined, '12:00');
    await propose(expired, '14:00');
    await expect(taken('14:00')).rejects.toMatchObject({ code: 'slot-taken' });

    await inTx((tx) => releaseTime(tx, declined));
    await api.advance(minutesMs(61));

    expect(await spansOf(declined, expired)).toEqual([]);
    await taken('12:00');
    await taken('14:00');
  });

  test('moves, proposes and books with many at once, and no two of them overlap', async () => {
    const { ownerId, ids, at } = await buildTeam(api.db, 3);
    const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00'];
    const claimants = times.map(() => nextClaimant());
    for (const [index, claimant] of claimants.entries())
      await inTx((tx) =>
        claimTime(tx, { ownerId, startsAt: at(times[index] ?? ''), needs: [hour(ids)] }, claimant, {
          state: 'booked',
        }),
      );

    const answers = await Promise.allSettled(
      Array.from({ length: 60 }, (_none, index) => {
        const claimant = claimants[index % 6] ?? nextClaimant();
        const startsAt = at(times[(index * 5) % 6] ?? '');
        const pool = index % 2 ? ids : ids.toReversed();
        const wanted = { ownerId, startsAt, needs: [hour(pool), hour(pool.slice(1))] };
        const proposal = nextClaimant('test.proposal');
        return inTx<unknown>((tx) =>
          index % 3
            ? moveTime(tx, wanted, claimant)
            : proposeTime(tx, wanted, claimant, proposal, fromNow(minutesMs(60))),
        );
      }),
    );

    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'slot-taken' });
    for (const claimant of claimants) {
      const live = await timeOf(api.db, [claimant]);
      expect([1, 2]).toContain(live.length);
      expect(new Set(live.map(({ startsAt }) => startsAt.getTime())).size).toBe(1);
    }
    expect(await inTx((tx) => bookTime(tx, claimants[0] ?? nextClaimant()))).toEqual([]);
  });
});
