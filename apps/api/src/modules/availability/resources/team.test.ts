import * as contract from '@souk/contract/modules/availability/resources';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser, signedInAgain } from '../../identity/testing.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { claimTime, createResource, releaseTime, restoreResource } from '../index.ts';
import { buildTeam, nextClaimant } from '../testing.ts';

const salon = (api: TestApi) => buildSeller(api.db, { sellerType: 'beauty' });
const monday = (from: string, until: string) => ({ weekday: 1, from, until });

describe('the team of a business', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });

  test('gets people and rooms, which are renamed, ordered, archived and restored', async () => {
    const seller = await salon(api);
    const { call } = api.as(seller);
    const anna = await call(contract.createResource, { body: { kind: 'person', name: 'Anna' } });
    const room = await call(contract.createResource, { body: { kind: 'room', name: 'Room 1' } });

    await call(contract.changeResource, {
      params: { resource_id: anna.id },
      body: { name: ' Anna B. ', position: '3' },
    });
    const archived = await call(contract.archiveResource, { params: { resource_id: room.id } });

    const changed = { ...anna, name: 'Anna B.', position: 3 };
    expect(anna).toMatchObject({ kind: 'person', is_active: true, position: 1, hours: [] });
    expect(archived).toEqual({ ...room, is_active: false });
    expect(await call(contract.listResources)).toEqual([changed]);
    expect(await call(contract.listResources, { query: { with_archived: 'true' } })).toEqual([
      archived,
      changed,
    ]);
    const params = { resource_id: room.id };
    expect(await call(contract.restoreResource, { params })).toEqual(room);
    expect(await call(contract.restoreResource, { params })).toEqual(room);
  });

  test('has weekly hours with breaks and nights, or those of the business', async () => {
    const seller = await salon(api);
    const { id } = await createResource(api.db, seller.id, { kind: 'person', name: 'Anna' });
    const params = { resource_id: id };
    const hours = [
      monday('09:00', '12:00'),
      monday('13:00', '17:00'),
      { weekday: 7, from: '22:00', until: '02:00' },
    ];

    const saved = await api.as(seller).call(contract.saveRoster, { params, body: { hours } });

    expect(saved.hours).toEqual(hours);
    expect(await api.as(seller).call(contract.getResource, { params })).toEqual(saved);
    expect(await api.as(seller).call(contract.saveRoster, { params, body: { hours: '' } })).toMatchObject({
      hours: [],
    });
  });

  test.each([
    ['twice', [monday('09:00', '12:00'), monday('11:59', '13:00')]],
    [
      'of a night and the morning after',
      [monday('22:00', '06:00'), { ...monday('05:00', '07:00'), weekday: 2 }],
    ],
    [
      'of Sunday’s night and Monday’s morning',
      [{ ...monday('22:00', '06:00'), weekday: 7 }, monday('05:00', '07:00')],
    ],
  ])('never has hours %s', async (_words, hours) => {
    const seller = await salon(api);
    const { id } = await createResource(api.db, seller.id, { kind: 'person', name: 'Anna' });

    const saving = api.as(seller).call(contract.saveRoster, { params: { resource_id: id }, body: { hours } });

    await expect(saving).rejects.toMatchObject({ status: 423, fields: { hours: [contract.overlapText] } });
  });

  test('keeps whom somebody has booked', async () => {
    const { ownerId, ids, at } = await buildTeam(api.db, 1);
    const needs = [{ anyOf: ids, parts: [{ fromMinutes: 0, toMinutes: 60 }] }];
    const [claimant, { call }] = [nextClaimant(), api.as(await signedInAgain(api.db, { id: ownerId }))];
    await api.db.transaction((tx) =>
      claimTime(tx, { ownerId, startsAt: at('10:00'), needs }, claimant, { state: 'booked' }),
    );
    const archive = () => call(contract.archiveResource, { params: { resource_id: ids[0] ?? 0 } });

    await expect(archive()).rejects.toMatchObject({ status: 422, code: 'resource-booked' });

    await api.db.transaction((tx) => releaseTime(tx, claimant));
    expect(await archive()).toMatchObject({ is_active: false });
  });

  test('has an end, however many join at once', async () => {
    const { id: ownerId } = await salon(api);
    await api.db.execute(sql`insert into availability.resources (owner_id, kind, name, position, created_at)
      select ${ownerId}, 'person', 'Person ' || number, number, now()
      from generate_series(1, ${contract.maxResources - 1}) number`);
    const join = () => createResource(api.db, ownerId, { kind: 'room', name: 'Room' });

    const answers = await Promise.allSettled([join(), join(), join()]);

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = answers.find((answer) => answer.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'too-many-resources' });
  });

  test('is no business of a stranger, nor of a customer', async () => {
    const [seller, stranger] = [await salon(api), await salon(api)];
    const { id } = await createResource(api.db, seller.id, { kind: 'person', name: 'Anna' });
    const customer = api.as(await buildUser(api.db));

    expect(await api.as(stranger).call(contract.listResources)).toEqual([]);
    await expect(restoreResource(api.db, stranger.id, id)).rejects.toMatchObject({
      code: 'record-not-found',
    });
    await expect(customer.call(contract.listResources)).rejects.toMatchObject({ status: 403 });
  });
});
