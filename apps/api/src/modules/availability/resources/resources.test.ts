import { beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '../../../platform/db/database.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import {
  archiveResource,
  changeResource,
  claimTime,
  createResource,
  findSlots,
  getCalendar,
  listResources,
  releaseTime,
  saveCalendar,
  saveRoster,
  saveSpecialDays,
} from '../index.ts';
import { buildOwner, buildTeam, nextClaimant, openBusinessOn, type TestTeam } from '../testing.ts';

const zone = 'Australia/Sydney';
const open = (from: number, until: number) => ({ opensMinute: from * 60, closesMinute: until * 60 });

describe('resources', () => {
  let api: TestApi;
  const inTx = <T>(work: (tx: Tx) => Promise<T>) => api.db.transaction(work);
  /** The hours at which somebody can come on the team's Monday. */
  const hoursOf = async ({ ownerId, ids, at }: TestTeam) => {
    const needs = [{ anyOf: ids, parts: [{ fromMinutes: 0, toMinutes: 60 }] }];
    const slots = await findSlots(api.db, { ownerId, needs, from: at('00:00'), until: at('00:00', 1) });
    return slots.map(({ startsAt }) => (startsAt.getTime() - at('00:00').getTime()) / 3_600_000);
  };

  beforeAll(async () => {
    api = await startApi();
  });

  test('are listed in the order of their business, with their rosters', async () => {
    const ownerId = await buildOwner(api.db, zone);
    const anna = await createResource(api.db, ownerId, { kind: 'person', name: 'Anna' });
    const room = await createResource(api.db, ownerId, { kind: 'room', name: 'Room 1' });
    const week = [
      { weekday: 1, ...open(9, 12) },
      { weekday: 1, ...open(13, 17) },
    ];

    await saveRoster(api.db, ownerId, anna.id, week.toReversed());
    await changeResource(api.db, ownerId, anna.id, { name: 'Anna B.', position: 3 });

    expect(await listResources(api.db, ownerId)).toEqual([
      { ...room, position: 2, roster: [] },
      { ...anna, name: 'Anna B.', position: 3, roster: week },
    ]);
  });

  test('work in the opening hours of the business until they have a roster', async () => {
    const team = await buildTeam(api.db, 1, { week: [] });
    expect(await hoursOf(team)).toEqual([]);
    await openBusinessOn(api.db, team.ownerId, [{ weekday: 1, ...open(10, 12) }]);
    expect(await hoursOf(team)).toEqual([10, 10.5, 11]);

    await saveRoster(api.db, team.ownerId, team.ids[0] ?? 0, [
      { weekday: 1, ...open(8, 9) },
      { weekday: 1, ...open(15, 16) },
    ]);

    expect(await hoursOf(team)).toEqual([8, 15]);
  });

  test('keep the special days of their business, and their own first of all', async () => {
    const team = await buildTeam(api.db, 1, { week: [{ weekday: 1, ...open(9, 12) }] });
    const { ownerId, ids, at } = team;
    const date = at('12:00').toISOString().slice(0, 10);
    const save = (resourceId: number | null, ...hours: ReturnType<typeof open>[]) =>
      saveSpecialDays(api.db, ownerId, resourceId, [{ date, hours }]);

    await save(null, open(11, 15));
    expect(await hoursOf(team)).toEqual([11]);
    await save(null);
    expect(await hoursOf(team)).toEqual([]);
    await save(ids[0] ?? 0, open(6, 7), open(20, 21));
    expect(await hoursOf(team)).toEqual([6, 20]);
    await saveSpecialDays(api.db, ownerId, ids[0] ?? 0, []);
    await saveSpecialDays(api.db, ownerId, null, []);
    expect(await hoursOf(team)).toEqual([9, 9.5, 10, 10.5, 11]);
  });

  test('are archived once nothing is to come, and are then offered no more', async () => {
    const team = await buildTeam(api.db, 1);
    const { ownerId, ids, at } = team;
    const [id = 0] = ids;
    const needs = [{ anyOf: ids, parts: [{ fromMinutes: 0, toMinutes: 60 }] }];
    const claimant = nextClaimant();
    await inTx((tx) =>
      claimTime(tx, { ownerId, startsAt: at('10:00'), needs }, claimant, { state: 'booked' }),
    );
    const archive = () => archiveResource(api.db, ownerId, id);

    await expect(archive()).rejects.toMatchObject({ code: 'resource-booked' });
    await inTx((tx) => releaseTime(tx, claimant));
    expect(await archive()).toMatchObject({ isActive: false });

    expect(await hoursOf(team)).toEqual([]);
    expect(await listResources(api.db, ownerId)).toEqual([]);
    expect(await listResources(api.db, ownerId, { withArchived: true })).toHaveLength(1);
  });

  test('are either archived or claimed, whoever comes first', async () => {
    const { ownerId, ids, at } = await buildTeam(api.db, 1);
    const needs = [{ anyOf: ids, parts: [{ fromMinutes: 0, toMinutes: 60 }] }];
    const claim = () =>
      inTx((tx) =>
        claimTime(tx, { ownerId, startsAt: at('10:00'), needs }, nextClaimant(), { state: 'booked' }),
      );

    const answers = await Promise.allSettled([archiveResource(api.db, ownerId, ids[0] ?? 0), claim()]);

    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('are no business of a stranger', async () => {
    const { ids } = await buildTeam(api.db, 1);
    const stranger = await buildOwner(api.db, zone);
    const [id = 0] = ids;
    const refusal = { code: 'record-not-found' };

    await expect(changeResource(api.db, stranger, id, { name: 'Mine' })).rejects.toMatchObject(refusal);
    await expect(archiveResource(api.db, stranger, id)).rejects.toMatchObject(refusal);
    await expect(saveRoster(api.db, stranger, id, [])).rejects.toMatchObject(refusal);
    await expect(saveSpecialDays(api.db, stranger, id, [])).rejects.toMatchObject(refusal);
  });
});

describe('the calendar of a business', () => {
  test('has its defaults until something else is saved, and keeps what is not named', async () => {
    const { db } = await startApi();
    const ownerId = await buildOwner(db, zone);
    const atHome = { travelBeforeMinutes: 0, travelAfterMinutes: 0, holidaysOf: null };
    const defaults = { stepMinutes: 30, noticeMinutes: 120, horizonDays: 90, dayCapacity: null, ...atHome };
    expect(await getCalendar(db, ownerId)).toEqual(defaults);

    await saveCalendar(db, ownerId, { stepMinutes: 15 });
    await saveCalendar(db, ownerId, { dayCapacity: 4 });

    expect(await getCalendar(db, ownerId)).toEqual({ ...defaults, stepMinutes: 15, dayCapacity: 4 });
    await saveCalendar(db, ownerId, { dayCapacity: null });
    expect(await getCalendar(db, ownerId)).toEqual({ ...defaults, stepMinutes: 15 });
    await expect(saveCalendar(db, ownerId, { stepMinutes: 20 })).rejects.toThrow();
  });
});
