import * as contract from '@souk/contract/modules/availability/blocks';
import { beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '../../../platform/period.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { signedInAgain } from '../../identity/testing.ts';
import { archiveResource, claimTime, createResource, findSlots, restoreResource } from '../index.ts';
import { buildTeam, nextClaimant, type TestTeam } from '../testing.ts';

const zone = 'Australia/Sydney';
const hour = (ids: readonly number[]) => [{ anyOf: ids, parts: [{ fromMinutes: 0, toMinutes: 60 }] }];

describe('blocked time', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });

  async function build(people = 1) {
    const team = await buildTeam(api.db, people);
    const { call } = api.as(await signedInAgain(api.db, { id: team.ownerId }));
    const date = dayOf(team.at('12:00'), zone);
    const block = (from: string, until: string, more: object = {}) =>
      call(contract.createBlock, { body: { date, time: from, until_time: until, ...more } });
    const unblock = ({ id }: { id: number }) => call(contract.removeBlock, { params: { block_id: id } });
    return { team, call, date, block, unblock };
  }

  /** The hours of the team's Monday at which somebody can come. */
  const hoursOf = async ({ ownerId, at }: TestTeam, ids: readonly number[]) => {
    const period = { from: at('00:00'), until: at('00:00', 1) };
    const slots = await findSlots(api.db, { ownerId, needs: hour(ids), ...period });
    return slots.map(({ startsAt }) => (startsAt.getTime() - at('00:00').getTime()) / 3_600_000);
  };
  const book = ({ ownerId, ids, at }: TestTeam, time: string) =>
    api.db.transaction((tx) =>
      claimTime(tx, { ownerId, startsAt: at(time), needs: hour(ids) }, nextClaimant(), { state: 'booked' }),
    );

  test('of one person is offered no more until it is given back', async () => {
    const { team, call, date, block, unblock } = await build(2);
    const [anna = 0, ben = 0] = team.ids;

    const made = await block('10:00', '16:00', { resource_id: anna, note: 'Training' });

    expect(made).toEqual({
      id: made.id,
      resource_id: anna,
      starts_at: team.at('10:00').toISOString(),
      ends_at: team.at('16:00').toISOString(),
      note: 'Training',
    });
    expect(await hoursOf(team, [anna])).toEqual([9, 16]);
    expect(await hoursOf(team, [ben])).toHaveLength(15);
    expect(await call(contract.listBlocks, { query: { from: date, until: date } })).toEqual([made]);
    await unblock(made);
    expect(await hoursOf(team, [anna])).toHaveLength(15);
    expect(await call(contract.listBlocks, { query: { from: date, until: date } })).toEqual([]);
  });

  test('of the business holds for all, and for whoever joins or comes back', async () => {
    const { team, date, call, unblock } = await build(2);
    const [anna = 0, ben = 0] = team.ids;
    await archiveResource(api.db, team.ownerId, ben);

    const made = await call(contract.createBlock, { body: { date, all_day: true } });
    const { id: cleo } = await createResource(api.db, team.ownerId, { kind: 'person', name: 'Cleo' });
    await restoreResource(api.db, team.ownerId, ben);

    expect(made).toMatchObject({
      resource_id: null,
      starts_at: team.at('00:00').toISOString(),
      ends_at: team.at('00:00', 1).toISOString(),
    });
    expect(await hoursOf(team, [anna, ben, cleo])).toEqual([]);
    await archiveResource(api.db, team.ownerId, anna);
    await unblock(made);
    expect(await hoursOf(team, [ben])).toHaveLength(15);
  });

  test('stays blocked while another block keeps it', async () => {
    const { team, block, unblock } = await build();
    const lunch = await block('12:00', '13:00', { resource_id: team.ids[0] });
    const afternoon = await block('12:30', '17:00');

    await unblock(lunch);
    expect(await hoursOf(team, team.ids)).toEqual([9, 9.5, 10, 10.5, 11, 11.5]);
    await unblock(afternoon);

    expect(await hoursOf(team, team.ids)).toHaveLength(15);
  });

  test('is refused where somebody is booked, and then nobody is blocked', async () => {
    const { team, block, call, date } = await build(2);
    await book(team, '10:00');

    await expect(block('09:00', '17:00')).rejects.toMatchObject({ status: 422, code: 'time-booked' });

    expect(await hoursOf(team, [team.ids[1] ?? 0])).toHaveLength(15);
    expect(await call(contract.listBlocks, { query: { from: date, until: date } })).toEqual([]);
  });

  test('is either blocked or booked, whoever comes first', async () => {
    const { team, block } = await build();

    const answers = await Promise.allSettled([block('09:00', '17:00'), book(team, '10:00')]);

    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test.each<[string, string, string, number, object?]>([
    // Clocks go forward at two in the morning, and back at three.
    ['2027-10-03', '01:00', '04:00', 2],
    ['2027-04-04', '01:00', '04:00', 4],
    ['2027-04-04', '02:00', '02:30', 1.5],
    ['2027-04-04', '00:00', '00:00', 25, { all_day: true }],
    ['2027-10-03', '00:00', '00:00', 23, { all_day: true }],
  ])('on %s from %s to %s lasts %d hours', async (date, time, until_time, hours, more = {}) => {
    const { call } = await build();

    const made = await call(contract.createBlock, { body: { date, time, until_time, ...more } });

    expect((Date.parse(made.ends_at) - Date.parse(made.starts_at)) / 3_600_000).toBe(hours);
  });

  test.each([
    [{ time: '12:00', until_time: '12:00' }, 'until_time', contract.endsBeforeText],
    [{ time: '12:00', until_time: '13:00', until_date: '2020-01-01' }, 'until_date', contract.endsBeforeText],
    [{ time: '12:00' }, 'until_time', 'This field is required.'],
    [{ until_time: '12:00' }, 'time', 'This field is required.'],
    [{ date: '2020-01-01', all_day: true }, 'date', contract.pastBlockText],
    [{ all_day: true, until_date: '2090-01-01' }, 'until_date', contract.longBlockText],
  ])('%j is refused at its field', async (more, field, text) => {
    const { call, date } = await build();

    const blocking = call(contract.createBlock, { body: { date, ...more } });

    await expect(blocking).rejects.toMatchObject({ status: 423, fields: { [field]: [text] } });
  });
});
