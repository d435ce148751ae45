import { beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { claimTime, SlotTaken, type TimeNeed, timeOf } from '../index.ts';
import { buildTeam, nextClaimant } from '../testing.ts';

/** `RACES=100` makes the long run. */
const races = Array.from({ length: Number(process.env.RACES ?? 3) }, (_none, index) => index + 1);
const hour = (...anyOf: number[]): TimeNeed => ({ anyOf, parts: [{ fromMinutes: 0, toMinutes: 60 }] });

describe('one hour', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });

  /** All at once; who has got it, and what the others were told. */
  async function race(count: number, wantedBy: (index: number) => Parameters<typeof claimTime>[1]) {
    const claimants = Array.from({ length: count }, () => nextClaimant());
    const answers = await Promise.allSettled(
      claimants.map((claimant, index) =>
        api.db.transaction((tx) => claimTime(tx, wantedBy(index), claimant, { state: 'held' })),
      ),
    );
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    return { won: count - refusals.length, refusals, live: await timeOf(api.db, claimants) };
  }

  test.each(races)('that 200 want at once is had by one, and 199 are told the next three (%i)', async () => {
    const { ownerId, ids, at } = await buildTeam(api.db, 1);

    const { won, refusals, live } = await race(200, () => ({
      ownerId,
      startsAt: at('10:00'),
      needs: [hour(...ids)],
    }));

    expect(won).toBe(1);
    expect(live).toHaveLength(1);
    const next = ['11:00', '11:30', '12:00'].map((time) => at(time));
    expect(refusals).toHaveLength(199);
    for (const refusal of refusals) {
      expect(refusal).toBeInstanceOf(SlotTaken);
      expect(refusal).toMatchObject({ code: 'slot-taken', next });
    }
  });

  test.each(races)('of three people is had by three of 60, whoever they name first (%i)', async () => {
    const { ownerId, ids, at } = await buildTeam(api.db, 3);

    const { won, refusals, live } = await race(60, (index) => ({
      ownerId,
      startsAt: at('10:00'),
      needs: [hour(...(index % 2 ? ids : ids.toReversed()))],
    }));

    expect(won).toBe(3);
    expect(new Set(live.map(({ resourceId }) => resourceId))).toEqual(new Set(ids));
    for (const refusal of refusals) expect(refusal).toBeInstanceOf(SlotTaken);
  });

  test.each(races)(
    'of two at once is had whole or not at all, in whatever order they are asked for (%i)',
    async () => {
      const { ownerId, ids, at } = await buildTeam(api.db, 2);
      const [one = 0, other = 0] = ids;

      const { won, refusals, live } = await race(60, (index) => ({
        ownerId,
        startsAt: at(index % 3 ? '10:00' : '10:30'),
        needs: index % 2 ? [hour(one), hour(other)] : [hour(other), hour(one)],
      }));

      expect(won).toBe(1);
      expect(live.map(({ resourceId }) => resourceId).sort()).toEqual(ids);
      for (const refusal of refusals) expect(refusal).toBeInstanceOf(SlotTaken);
    },
  );

  test('of a day that has room for five claimants is had by five, though they want different people', async () => {
    const { ownerId, ids, at } = await buildTeam(api.db, 10, { dayCapacity: 5 });

    const { won, refusals } = await race(40, (index) => ({
      ownerId,
      startsAt: at(index % 2 ? '10:00' : '14:00'),
      needs: [hour(ids[index % 10] ?? 0)],
    }));

    expect(won).toBe(5);
    for (const refusal of refusals) expect(refusal).toBeInstanceOf(SlotTaken);
  });
});
