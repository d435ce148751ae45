import { createEntry } from '@souk/contract/modules/calendar/entries';
import * as contract from '@souk/contract/modules/calendar/feeds';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dayOf } from '../../../platform/period.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildTeam } from '../../availability/testing.ts';
import { buildUser, signedInAgain } from '../../identity/testing.ts';

const tokenIn = (path: string) => /^\/calendar\/feed\/([\w-]+)\.ics$/.exec(path)?.[1] ?? '';
const inAWeek = (days = 7) => dayOf(new Date(Date.now() + days * 86_400_000), 'UTC');

describe('the secret address of a calendar', () => {
  test('shows it to whoever has it, and is renewed and removed at once', async () => {
    const { as, db } = await startApi();
    const person = as(await buildUser(db));
    const body = { title: 'Dentist', date: inAWeek(), start_time: '09:00', end_time: '10:00' };
    await person.call(createEntry, { body });

    const { id, path } = await person.call(contract.renewFeed, { body: {} });
    const read = await as().call(contract.readFeed, { params: { token: tokenIn(path) } });
    const renewed = await person.call(contract.renewFeed, { body: {} });
    const old = await as().send(contract.readFeed, { params: { token: tokenIn(path) } });
    const again = await as().call(contract.readFeed, { params: { token: tokenIn(renewed.path) } });
    const listed = await person.call(contract.listFeeds);
    await person.call(contract.deleteFeed, { params: { id } });
    const gone = await as().send(contract.readFeed, { params: { token: tokenIn(renewed.path) } });

    expect(read.events).toMatchObject([{ title: 'Dentist', uid: expect.stringMatching(/^souk-note-\d+$/) }]);
    expect(again.events).toEqual(read.events);
    expect(renewed.id).toBe(id);
    expect(listed).toMatchObject([{ id, resource: null, read_at: expect.any(String) }]);
    expect(JSON.stringify(listed)).not.toContain(tokenIn(renewed.path));
    expect([old.envelope.status, gone.envelope.status]).toEqual([404, 404]);
    const { rows } = await db.execute(sql`select token_digest from calendar.feeds`);
    expect(JSON.stringify(rows)).not.toContain(tokenIn(renewed.path));
  });

  test('says of a wrong one nothing but that nothing is there', async () => {
    const { as } = await startApi();

    const { envelope } = await as().send(contract.readFeed, { params: { token: 'guessed' } });

    expect(envelope).toMatchObject({ status: 404, message: 'Record not found' });
  });

  test('of one resource has what takes its time, and nothing else', async () => {
    const { as, db } = await startApi();
    const team = await buildTeam(db, 2);
    const seller = as(await signedInAgain(db, { id: team.ownerId }));
    const [one = 0, other = 0] = team.ids;
    const block = (title: string, resource_id: number) => ({
      body: { title, date: inAWeek(), all_day: true, is_blocked: true, resource_id },
    });
    await seller.call(createEntry, block('Course', one));
    await seller.call(createEntry, block('Leave', other));

    const { path, resource } = await seller.call(contract.renewFeed, { body: { resource_id: one } });
    const whole = await seller.call(contract.renewFeed, { body: {} });
    const read = await as().call(contract.readFeed, { params: { token: tokenIn(path) } });
    const all = await as().call(contract.readFeed, { params: { token: tokenIn(whole.path) } });

    expect(resource).toEqual({ id: one, name: 'Person 1' });
    expect(read).toMatchObject({ name: 'Person 1', events: [{ title: 'Course', all_day: true }] });
    expect(all.events.map(({ title }) => title).sort()).toEqual(['Course', 'Leave']);
  });

  test('is for own resources and of people who are there', async () => {
    const { as, db } = await startApi();
    const team = await buildTeam(db, 1);
    const person = await buildUser(db);
    const [resource_id = 0] = team.ids;

    const foreign = await as(person).send(contract.renewFeed, { body: { resource_id } });
    const { id, path } = await as(person).call(contract.renewFeed, { body: {} });
    const stranger = await as(await buildUser(db)).send(contract.deleteFeed, { params: { id } });
    await db.execute(sql`update identity.users set status = 'blocked' where id = ${person.id}`);
    const blocked = await as().send(contract.readFeed, { params: { token: tokenIn(path) } });

    expect(foreign.envelope.status).toBe(423);
    expect(stranger.envelope.status).toBe(404);
    expect(blocked.envelope.status).toBe(404);
  });
});
