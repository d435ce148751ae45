import * as contract from '@souk/contract/modules/appointments/waits';
import { beforeAll, describe, expect, test } from 'vitest';
import { clock, minutesMs } from '../../../platform/clock.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { findSlots, saveRoster, timeOf } from '../../availability/index.ts';
import { getBooking } from '../../bookings/index.ts';
import { deleteAccount } from '../../identity/index.ts';
import { buildUser, signedInAgain } from '../../identity/testing.ts';
import { notificationsOf } from '../../notifications/testing.ts';
import { acceptFreedTime } from './accept-freed-time.ts';
import { offerFreedTimes } from './offer-freed-times.ts';
import { holdOf } from './wait.queries.ts';
import { buildFullDay, buildWait, freeBetween } from './waits.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

const waitsOf = async (customer: { id: number }) =>
  api.as(await signedInAgain(api.db, customer)).call(contract.listMyWaits);
const stateOf = async (customer: { id: number }) => (await waitsOf(customer))[0]?.status;

describe('joining a waiting list', () => {
  test('keeps a place for a day that is full, and says which', async () => {
    const salon = await buildFullDay(api.db);
    const first = await buildWait(api.db, salon);
    const second = await buildUser(api.db);

    const joined = await api.as(second).call(contract.joinWaitingList, { body: salon.form() });
    await api.settle();

    expect(joined).toMatchObject({ status: 'Waiting', position: 2, moves: ['leave'], title: 'Wash and cut' });
    expect(await waitsOf(first.customer)).toMatchObject([{ position: 1, starts_at: null }]);
    const seller = api.as(await signedInAgain(api.db, { id: salon.team.ownerId }));
    expect(await seller.call(contract.listWaitingDays)).toEqual([{ date: salon.date, waiting: 2 }]);
  });

  test('is refused where something suitable is free, a second time, at the own business and for the past', async () => {
    const { db, as } = api;
    const salon = await buildFullDay(db);
    const other = await buildFullDay(db);
    await freeBetween(db, other.team, ['14:00', '15:00']);
    const customer = await buildUser(db);
    const join = (body: ReturnType<typeof salon.form>) =>
      as(customer).send(contract.joinWaitingList, { body });

    const free = await join(other.form());
    const earlier = await join(other.form({ until_time: '13:00' }));
    const [once, twice] = await Promise.all([join(salon.form()), join(salon.form())]);
    const past = await join(salon.form({ date: '2020-01-01' }));
    const turned = await join(salon.form({ from_time: '14:00', until_time: '13:00' }));

    expect(free.envelope).toMatchObject({ status: 422, data: { code: 'time-is-free' } });
    expect(earlier.envelope.status).toBe(201);
    expect([once.envelope.status, twice.envelope.status].sort()).toEqual([201, 422]);
    expect([past.envelope.status, turned.envelope.status]).toEqual([423, 423]);
  });
});

describe('time that becomes free', () => {
  test('is held for the first whom it suits, who books it in one tap', async () => {
    const { db, settle } = api;
    const salon = await buildFullDay(db);
    const morning = await buildWait(db, salon, { until_time: '11:00' });
    const first = await buildWait(db, salon);
    const second = await buildWait(db, salon);

    await freeBetween(db, salon.team, ['14:00', '15:00']);
    await settle();
    const [offer] = await waitsOf(first.customer);
    const asFirst = api.as(await signedInAgain(db, first.customer));
    const booking = await asFirst.call(contract.acceptFreedTime, { params: { id: first.wait.id } });
    await settle();

    expect(offer).toMatchObject({
      status: 'Offered',
      starts_at: salon.team.at('14:00').toISOString(),
      moves: ['accept', 'decline'],
    });
    const [told] = await notificationsOf(db, first.customer.id);
    expect(told).toMatchObject({ subject: 'A time is free for you', path: '/booking-list' });
    expect(booking).toMatchObject({
      status: 'Accepted',
      start_time: '14:00',
      resources: [{ id: salon.team.ids[0] }],
    });
    expect(await stateOf(morning.customer)).toBe('Waiting');
    expect(await stateOf(second.customer)).toBe('Waiting');
    expect(await waitsOf(first.customer)).toEqual([]);
    expect(await timeOf(db, [holdOf(first.wait)])).toEqual([]);
  });

  test('goes to the next when it is declined, lapses, or whoever it was held for leaves the product', async () => {
    const { db, settle, advance } = api;
    const salon = await buildFullDay(db);
    const all = [];
    for (let n = 0; n < 4; n += 1) all.push(await buildWait(db, salon));
    const [first, second, third, fourth] = all;
    if (!first || !second || !third || !fourth) throw new Error('nobody waits');

    await freeBetween(db, salon.team, ['14:00', '15:00']);
    await settle();
    const asFirst = api.as(await signedInAgain(db, first.customer));
    await asFirst.call(contract.declineFreedTime, { params: { id: first.wait.id } });
    await settle();
    const afterDecline = await stateOf(second.customer);
    await advance(minutesMs(31));
    const afterLapse = await stateOf(third.customer);
    await deleteAccount(db, third.customer.id, { role: 'owner', userId: third.customer.id });
    await settle();

    expect([afterDecline, afterLapse]).toEqual(['Offered', 'Offered']);
    expect(await stateOf(second.customer)).toBeUndefined();
    expect((await notificationsOf(db, second.customer.id)).map(({ subject }) => subject)).toContain(
      'Your time went to the next',
    );
    expect(await stateOf(fourth.customer)).toBe('Offered');
  });

  test('is nobody else’s while it is held, and too late to accept after that', async () => {
    const { db, settle, advance } = api;
    const salon = await buildFullDay(db);
    const { customer, wait } = await buildWait(db, salon);
    await freeBetween(db, salon.team, ['14:00', '15:00']);
    await settle();
    const stranger = await buildUser(db);
    const needs = [{ anyOf: salon.team.ids, parts: [{ fromMinutes: 0, toMinutes: 60 }] }];
    const search = {
      ownerId: salon.team.ownerId,
      needs,
      from: salon.team.at('09:00'),
      until: salon.team.at('17:00'),
    };
    const params = { id: wait.id };

    const free = await findSlots(db, search);
    const foreign = await api.as(stranger).send(contract.acceptFreedTime, { params });
    const leaving = await api
      .as(await signedInAgain(db, customer))
      .send(contract.leaveWaitingList, { params });
    await advance(minutesMs(31));
    const late = await api.as(await signedInAgain(db, customer)).send(contract.acceptFreedTime, { params });

    expect(free).toEqual([]);
    expect(foreign.envelope.status).toBe(404);
    expect([leaving.envelope.status, late.envelope.status]).toEqual([422, 422]);
    expect(await findSlots(db, search)).toHaveLength(1);
  });

  test('that two tabs accept is booked once', async () => {
    const { db, settle } = api;
    const salon = await buildFullDay(db);
    const { customer, wait } = await buildWait(db, salon);
    await freeBetween(db, salon.team, ['14:00', '15:00']);
    await settle();

    const both = await Promise.allSettled([
      acceptFreedTime(db, customer, wait.id),
      acceptFreedTime(db, customer, wait.id),
    ]);

    const booked = both.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(booked).toHaveLength(1);
    expect(await getBooking(db, booked[0]?.id ?? 0)).toMatchObject({ state: 'Accepted' });
  });

  test('is offered when a roster opens it, and to those who left it is not', async () => {
    const { db, settle } = api;
    const salon = await buildFullDay(db);
    const gone = await buildWait(db, salon);
    const stays = await buildWait(db, salon);
    const asGone = api.as(await signedInAgain(db, gone.customer));
    await asGone.call(contract.leaveWaitingList, { params: { id: gone.wait.id } });

    const longer = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      opensMinute: 540,
      closesMinute: 1200,
    }));
    await saveRoster(db, salon.team.ownerId, salon.team.ids[0] ?? 0, longer);
    await settle();

    expect(await stateOf(gone.customer)).toBeUndefined();
    expect(await waitsOf(stays.customer)).toMatchObject([
      { starts_at: salon.team.at('17:00').toISOString() },
    ]);
  });

  test('is asked for no longer once the day is too near', async () => {
    const { db, advance } = api;
    const salon = await buildFullDay(db);
    const { customer } = await buildWait(db, salon, { until_time: '12:00' });

    await advance(salon.team.at('10:00').getTime() - clock.now().getTime());
    const told = await notificationsOf(db, customer.id);

    expect(await stateOf(customer)).toBeUndefined();
    expect(told.map(({ subject }) => subject)).toEqual(['Nothing became free']);
  });

  test('is held for nobody by a pass that was ended half-way, and passed on by the next', async () => {
    const { db, settle } = api;
    const salon = await buildFullDay(db);
    const { customer, wait } = await buildWait(db, salon);
    await freeBetween(db, salon.team, ['14:00', '15:00']);

    const ended = db.transaction(async (tx) => {
      await offerFreedTimes(tx, salon.team.ownerId);
      throw new Error('killed');
    });

    await expect(ended).rejects.toThrow('killed');
    expect(await timeOf(db, [holdOf(wait)])).toEqual([]);
    expect(await stateOf(customer)).toBe('Waiting');
    await settle();
    expect(await stateOf(customer)).toBe('Offered');
  });

  test('is two hours for two who wait, whoever passes them on', async () => {
    const { db, settle } = api;
    const salon = await buildFullDay(db, { people: 2 });
    const all = [];
    for (let n = 0; n < 3; n += 1) all.push(await buildWait(db, salon));
    const [one, other] = salon.team.ids;

    await Promise.all([
      freeBetween(db, { ...salon.team, ids: [one ?? 0] }, ['10:00', '11:00']),
      freeBetween(db, { ...salon.team, ids: [other ?? 0] }, ['12:00', '13:00']),
    ]);
    await Promise.all([settle(), settle()]);
    await settle();

    const states = [];
    for (const { customer } of all) states.push(await stateOf(customer));
    expect(states).toEqual(['Offered', 'Offered', 'Waiting']);
  });
});
