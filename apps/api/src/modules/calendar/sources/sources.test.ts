import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listEntries } from '@souk/contract/modules/calendar/entries';
import * as contract from '@souk/contract/modules/calendar/sources';
import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Db } from '../../../platform/db/database.ts';
import type { Reach } from '../../../platform/http/fetch-outside.ts';
import { digestOf } from '../../../platform/ids.ts';
import { dayOf } from '../../../platform/period.ts';
import { startApi } from '../../../testing/start-api.ts';
import { claimTime } from '../../availability/index.ts';
import { buildTeam, nextClaimant, type TestTeam } from '../../availability/testing.ts';
import { buildUser, signedInAgain } from '../../identity/testing.ts';
import { keepEntries } from '../entries/keep-entries.ts';
import { readSource } from './read-source.ts';

const loopback: Reach = { protocols: ['http:'], isAllowed: (address) => address.startsWith('127.') };

const stamp = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');
const eventOf = (uid: string, from: Date, to: Date) =>
  [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SUMMARY:${uid}`,
    `DTSTART:${stamp(from)}`,
    `DTEND:${stamp(to)}`,
    'END:VEVENT',
  ].join('\r\n');
const fileOf = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...events, 'END:VCALENDAR'].join('\r\n');

/** A calendar elsewhere, which says what it is told to. */
async function serveCalendar(file: string) {
  const shown = { file, status: 200, asked: [] as (string | undefined)[] };
  const server = createServer((request, reply) => {
    const tag = `"${digestOf(shown.file)}"`;
    shown.asked.push(request.headers['if-none-match']);
    const isSame = request.headers['if-none-match'] === tag;
    reply.writeHead(isSame ? 304 : shown.status, { etag: tag }).end(isSame ? '' : shown.file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { shown, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

/** A source of a business's person, whose calendar is the served one. */
async function buildSource(file: (team: TestTeam) => string) {
  const { as, db } = await startApi();
  const team = await buildTeam(db, 1);
  const { shown, address } = await serveCalendar(file(team));
  const client = as(await signedInAgain(db, { id: team.ownerId }));
  const [resource_id = 0] = team.ids;
  const body = { name: 'Work', address: 'https://calendar.example.com/a.ics', resource_id };
  const source = await client.call(contract.addSource, { body });
  await db.execute(sql`update calendar.sources set address = ${address} where id = ${source.id}`);
  const read = () => readSource(db, { sourceId: source.id }, loopback);
  return { as, db, team, shown, client, source, read };
}

const book = (db: Db, team: TestTeam, time: string) =>
  db.transaction(async (tx) => {
    const claimant = nextClaimant('test.thing');
    const [startsAt, endsAt] = [team.at(time), new Date(team.at(time).getTime() + 3_600_000)];
    const needs = [{ anyOf: team.ids, parts: [{ fromMinutes: 0, toMinutes: 60 }] }];
    await claimTime(tx, { ownerId: team.ownerId, startsAt, needs }, claimant, { state: 'booked' });
    const told = { title: 'Massage', who: 'Rosa', place: null, path: '/thing', state: 'confirmed' } as const;
    await keepEntries(tx, claimant, [{ ...told, userId: team.ownerId, startsAt, endsAt, isOfTeam: true }]);
  });

const monday = (team: TestTeam) => {
  const day = dayOf(team.at('10:00'), 'Australia/Sydney');
  return { query: { from: day, until: day } };
};

describe('a calendar elsewhere', () => {
  test('blocks the time of its person, and frees what vanishes from it', async () => {
    const { db, team, shown, client, read } = await buildSource((of) =>
      fileOf(eventOf('course', of.at('10:00'), of.at('12:00'))),
    );

    await read();
    await expect(book(db, team, '11:00')).rejects.toMatchObject({ code: 'slot-taken' });
    const blocked = await client.call(listEntries, monday(team));
    const [known] = await client.call(contract.listSources);
    shown.file = fileOf(eventOf('course', team.at('14:00'), team.at('15:00')));
    await read();
    await read();

    expect(blocked).toMatchObject([{ title: 'course', kind: 'imported', is_blocked: true, clashes: [] }]);
    expect(known).toMatchObject({ entries: 1, problem: null, read_at: expect.any(String) });
    await book(db, team, '11:00');
    expect(shown.asked).toEqual([undefined, expect.any(String), expect.any(String)]);
    const { rows } = await db.execute(sql`select state from availability.time_claims
      where for_kind = 'calendar.source' order by id`);
    expect(rows).toEqual([{ state: 'released' }, { state: 'blocked' }]);
  });

  test('leaves bookings alone: around them it blocks, with them it clashes until they are gone', async () => {
    const { db, team, client, read } = await buildSource((of) =>
      fileOf(eventOf('leave', of.at('09:00'), of.at('17:00'))),
    );
    await book(db, team, '12:00');

    await read();
    const found = await client.call(listEntries, monday(team));
    await expect(book(db, team, '09:00')).rejects.toMatchObject({ code: 'slot-taken' });
    await db.execute(
      sql`update availability.time_claims set state = 'released' where for_kind = 'test.thing'`,
    );
    await read();

    expect(found.map(({ title, clashes }) => [title, clashes.length])).toEqual([
      ['leave', 1],
      ['Massage', 1],
    ]);
    await expect(book(db, team, '12:00')).rejects.toMatchObject({ code: 'slot-taken' });
  });

  test('that cannot be read says why, and what it said before stays', async () => {
    const { team, shown, client, source, read } = await buildSource((of) =>
      fileOf(eventOf('course', of.at('10:00'), of.at('12:00'))),
    );
    await read();
    shown.file = 'gone for good';
    shown.status = 500;
    await read();
    const [failed] = await client.call(contract.listSources);
    shown.status = 200;
    await read();
    const [wrong] = await client.call(contract.listSources);

    expect([failed?.problem, wrong?.problem]).toEqual(['status', 'no-calendar']);
    expect(await client.call(listEntries, monday(team))).toHaveLength(1);
    expect(source).toMatchObject({ host: 'calendar.example.com', resource: { name: 'Person 1' } });
  });

  test('that is removed takes everything with it', async () => {
    const { as, db, team, client, source, read } = await buildSource((of) =>
      fileOf(eventOf('course', of.at('10:00'), of.at('12:00'))),
    );
    await read();
    const params = { id: source.id };

    const stranger = await as(await buildUser(db)).send(contract.removeSource, { params });
    await client.call(contract.removeSource, { params });
    await read();

    expect(stranger.envelope.status).toBe(404);
    expect(await client.call(listEntries, monday(team))).toEqual([]);
    await book(db, team, '11:00');
  });

  test.each(['http://example.com/a.ics', 'ftp://example.com', 'nonsense', ''])(
    'is refused at %j',
    async (address) => {
      const { as, db } = await startApi();

      const refused = await as(await buildUser(db)).send(contract.addSource, {
        body: { name: 'Work', address },
      });

      expect(refused.envelope).toMatchObject({ status: 423, errors: { address: [contract.invalidSource] } });
    },
  );

  test('is read once, at the address that Apple gives too, and never from ourselves', async () => {
    const { as, db, settle } = await startApi();
    const client = as(await buildUser(db));
    const add = (address: string) => client.send(contract.addSource, { body: { name: 'Work', address } });

    const { envelope } = await add('webcal://127.0.0.1/a.ics');
    const again = await add('https://127.0.0.1/a.ics');
    await settle();
    const [source] = await client.call(contract.listSources);

    expect(envelope.status).toBe(201);
    expect(again.envelope).toMatchObject({ errors: { address: ['This calendar is read already.'] } });
    expect(source).toMatchObject({ problem: 'address', entries: 0, resource: null });
  });
});
