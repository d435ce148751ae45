import * as contract from '@souk/contract/modules/calendar/entries';
import { getUserCounters } from '@souk/contract/modules/identity/profiles';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { clock } from '../../../platform/clock.ts';
import { dayOf } from '../../../platform/period.ts';
import { startApi } from '../../../testing/start-api.ts';
import { claimTime } from '../../availability/index.ts';
import { buildTeam, nextClaimant } from '../../availability/testing.ts';
import { buildUser, signedInAgain } from '../../identity/testing.ts';
import { calendarPersonalData } from '../personal-data.ts';
import { keepEntries } from './keep-entries.ts';

const note = { title: 'Dentist', date: '2030-03-04', start_time: '09:00', end_time: '10:30' };

/** A business in Sydney with so many people, who work from nine to five, and its client. */
async function buildKeeper(people = 2) {
  const { as, db } = await startApi();
  const team = await buildTeam(db, people);
  return { as, db, team, client: as(await signedInAgain(db, { id: team.ownerId })) };
}

describe('a note in the own calendar', () => {
  test('is written, found in its month, moved and removed', async () => {
    const { as, db } = await startApi();
    const person = as(await buildUser(db));

    const { id } = await person.call(contract.createEntry, { body: note });
    const inMarch = await person.call(contract.listEntries, { query: { month: '2030-03' } });
    const moved = await person.call(contract.updateEntry, { params: { id }, body: { date: '2030-04-01' } });
    const later = await person.call(contract.listEntries, { query: { month: '2030-03' } });
    const days = await person.call(contract.listEntries, {
      query: { from: '2030-04-01', until: '2030-04-01' },
    });
    await person.call(contract.deleteEntry, { params: { id } });
    const gone = await person.send(contract.getEntry, { params: { id } });

    expect(inMarch).toMatchObject([{ ...note, kind: 'note', is_busy: false, path: null, clashes: [] }]);
    expect(moved).toMatchObject({ date: '2030-04-01', end_date: '2030-04-01', start_time: '09:00' });
    expect(later).toEqual([]);
    expect(days).toMatchObject([{ id }]);
    expect(gone.envelope.status).toBe(404);
  });

  test('may be of whole days, which stay those days in every zone', async () => {
    const { as, db } = await startApi();
    const person = as(await buildUser(db));
    const body = { title: 'Holiday', date: '2030-03-04', end_date: '2030-03-06', all_day: true };

    const { id } = await person.call(contract.createEntry, { body });
    const abroad = await person.call(contract.getEntry, {
      params: { id },
      headers: { 'x-time-zone': 'America/Los_Angeles' },
    });

    expect(abroad).toMatchObject({ date: '2030-03-04', end_date: '2030-03-06', all_day: true });
  });

  test.each([
    ['a day that is past', { ...note, date: '2020-03-04' }, 'date', 'Past dates are not allowed.'],
    [
      'an end before its start',
      { ...note, end_time: '08:00' },
      'end_time',
      'The end must be after the start.',
    ],
    [
      'a last day before the first',
      { ...note, end_date: '2030-03-03' },
      'end_date',
      'The last day must not be before the first.',
    ],
    ['no time', { title: 'Dentist', date: '2030-03-04' }, 'start_time', 'Please enter valid time.'],
    ['no title', { ...note, title: '' }, 'title', 'Title is required.'],
  ])('is refused with %s', async (_what, body, field, text) => {
    const { as, db } = await startApi();

    const refused = await as(await buildUser(db)).send(contract.createEntry, { body });

    expect(refused.envelope).toMatchObject({ status: 423, errors: { [field]: [text] } });
  });

  test('is nobody else’s, and what a trade has told is nobody’s to change', async () => {
    const { as, db } = await startApi();
    const owner = await buildUser(db);
    const { id } = await as(owner).call(contract.createEntry, { body: note });
    await db.transaction((tx) =>
      keepEntries(tx, { kind: 'test.thing', id: 1 }, [
        {
          userId: owner.id,
          title: 'Massage',
          who: 'Rosa',
          place: null,
          path: '/thing/1',
          startsAt: new Date('2030-03-04T00:00:00Z'),
          endsAt: new Date('2030-03-04T01:00:00Z'),
          state: 'confirmed',
          isOfTeam: false,
        },
      ]),
    );
    const own = await as(owner).call(contract.listEntries, { query: { month: '2030-03' } });
    const told = own.find((entry) => entry.path === '/thing/1')?.id ?? 0;

    const stranger = as(await buildUser(db));
    const answers = [
      await stranger.send(contract.getEntry, { params: { id } }),
      await stranger.send(contract.updateEntry, { params: { id }, body: { title: 'Mine' } }),
      await stranger.send(contract.deleteEntry, { params: { id } }),
      await as(owner).send(contract.updateEntry, { params: { id: told }, body: { title: 'Mine' } }),
      await as(owner).send(contract.deleteEntry, { params: { id: told } }),
    ];

    expect(answers.map(({ envelope }) => envelope.status)).toEqual([404, 404, 404, 404, 404]);
  });

  test('that says so makes its owner busy, and is a clash', async () => {
    const { as, db } = await startApi();
    const person = as(await buildUser(db));
    const first = await person.call(contract.createEntry, { body: { ...note, is_blocked: true } });
    await person.call(contract.createEntry, { body: { ...note, title: 'Just a note' } });

    const second = await person.call(contract.createEntry, {
      body: { ...note, title: 'Call', start_time: '10:00', end_time: '11:00', is_blocked: true },
    });
    const found = await person.call(contract.listEntries, { query: { month: '2030-03' } });
    const clashes = await person.call(contract.findClashes, {
      query: { starts_at: second.starts_at, ends_at: second.ends_at },
    });

    expect(found.map(({ title, clashes: with_ }) => [title, with_])).toEqual([
      ['Dentist', [second.id]],
      ['Just a note', []],
      ['Call', [first.id]],
    ]);
    expect(clashes.map(({ title }) => title)).toEqual(['Dentist', 'Call']);
  });
});

describe('blocking the time of a business', () => {
  test('takes it from everybody, until it is moved or removed', async () => {
    const { db, team, client } = await buildKeeper();
    const startsAt = team.at('10:00');
    const date = dayOf(startsAt, 'Australia/Sydney');
    const body = { title: 'Closed', date, start_time: '10:00', end_time: '12:00', is_blocked: true };
    const book = () =>
      db.transaction((tx) =>
        claimTime(
          tx,
          {
            ownerId: team.ownerId,
            startsAt,
            needs: [{ anyOf: team.ids, parts: [{ fromMinutes: 0, toMinutes: 60 }] }],
          },
          nextClaimant(),
          { state: 'booked' },
        ),
      );

    const { id } = await client.call(contract.createEntry, { body });
    await expect(book()).rejects.toMatchObject({ code: 'slot-taken' });
    await client.call(contract.updateEntry, { params: { id }, body: { start_time: '11:00' } });

    expect(await book()).toHaveLength(1);
    await client.call(contract.deleteEntry, { params: { id } });
    expect(
      (
        await db.execute(sql`select from availability.time_claims where for_kind = 'calendar.entry'
        and state <> 'released'`)
      ).rows,
    ).toEqual([]);
  });

  test('of one person leaves the others free', async () => {
    const { client, team } = await buildKeeper();
    const date = dayOf(team.at('10:00'), 'Australia/Sydney');
    const [resource_id = 0] = team.ids;
    const body = { title: 'Course', date, all_day: true, is_blocked: true, resource_id };

    const blocked = await client.call(contract.createEntry, { body });
    const stranger = await client.send(contract.createEntry, { body: { ...body, resource_id: 999_999 } });

    expect(blocked).toMatchObject({ is_blocked: true, resource_id, all_day: true });
    expect(stranger.envelope.status).toBe(423);
  });

  test('is refused where bookings stand, names the first and leaves nothing behind', async () => {
    const { db, client, team } = await buildKeeper(1);
    const startsAt = team.at('10:00');
    const endsAt = team.at('11:00');
    const claimant = nextClaimant('test.thing');
    await db.transaction(async (tx) => {
      await claimTime(
        tx,
        {
          ownerId: team.ownerId,
          startsAt,
          needs: [{ anyOf: team.ids, parts: [{ fromMinutes: 0, toMinutes: 60 }] }],
        },
        claimant,
        { state: 'booked' },
      );
      await keepEntries(tx, claimant, [
        {
          userId: team.ownerId,
          title: 'Massage',
          who: 'Rosa',
          place: null,
          path: '/thing/2',
          startsAt,
          endsAt,
          state: 'confirmed',
          isOfTeam: true,
        },
      ]);
    });
    const date = dayOf(startsAt, 'Australia/Sydney');
    const body = { title: 'Closed', date, start_time: '09:00', end_time: '17:00', is_blocked: true };

    const refused = await client.send(contract.createEntry, { body });
    const kept = await client.call(contract.listEntries, { query: { from: date, until: date } });

    expect(refused.envelope).toMatchObject({ status: 422, data: { code: 'time-booked', path: '/thing/2' } });
    expect(refused.envelope.message).toMatch(
      /^Massage is booked for .*Move it, or block the time around it\.$/,
    );
    expect(kept.map(({ title }) => title)).toEqual(['Massage']);
  });

  test('twice at once is done once', async () => {
    const { client, team } = await buildKeeper(1);
    const date = dayOf(team.at('10:00'), 'Australia/Sydney');
    const body = { title: 'Closed', date, start_time: '10:00', end_time: '12:00', is_blocked: true };

    const answers = await Promise.all([1, 2].map(() => client.send(contract.createEntry, { body })));

    expect(answers.map(({ envelope }) => envelope.status).sort()).toEqual([201, 422]);
  });
});

describe('the counter of the calendar', () => {
  test('has what is still to come today', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' });
    await db.execute(sql`update identity.users set time_zone = 'Australia/Sydney' where id = ${user.id}`);
    const client = as(user);

    await client.call(contract.createEntry, {
      body: { title: 'All day', date: today.format(clock.now()), all_day: true },
      headers: { 'x-time-zone': 'Australia/Sydney' },
    });
    await client.call(contract.createEntry, { body: note });

    expect((await client.call(getUserCounters)).calendar_count).toBe(1);
  });
});

describe('a calendar as personal data', () => {
  test('is exported, and erased with the name in the calendars of others', async () => {
    const { as, db } = await startApi();
    const [one, other] = [await buildUser(db), await buildUser(db)];
    await as(one).call(contract.createEntry, { body: note });
    const told = { title: 'Massage', place: null, path: '/', state: 'confirmed', isOfTeam: false } as const;
    const time = { startsAt: new Date('2030-03-04T00:00:00Z'), endsAt: new Date('2030-03-04T01:00:00Z') };
    await db.transaction((tx) =>
      keepEntries(tx, { kind: 'test.thing', id: 9 }, [
        { ...told, ...time, userId: one.id, who: other.name },
        { ...told, ...time, userId: other.id, who: one.name },
      ]),
    );

    const exported = await calendarPersonalData.export(db, one.id);
    await db.transaction((tx) => calendarPersonalData.erase(tx, one.id));

    expect(exported).toMatchObject({ calendar: [{ title: 'Dentist' }, { title: 'Massage' }] });
    expect(await calendarPersonalData.export(db, one.id)).toBeNull();
    const left = await as(other).call(contract.listEntries, { query: { month: '2030-03' } });
    expect(left).toMatchObject([{ title: 'Massage', who: null }]);
  });
});
