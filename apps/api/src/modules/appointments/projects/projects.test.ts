import * as contract from '@souk/contract/modules/appointments/projects';
import { beforeAll, describe, expect, test } from 'vitest';
import { Recorder } from '../../../../../../tools/bench/recorder.ts';
import { daysMs, fromNow } from '../../../platform/clock.ts';
import { dayOf } from '../../../platform/period.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { getBooking } from '../../bookings/index.ts';
import { bookHour, buildBooking, buildBusiness } from '../../bookings/testing.ts';
import { buildUser, signedInAgain } from '../../identity/testing.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { acceptQuote } from '../quotes/accept-quote.ts';
import { buildQuote, buildTradesperson, requestForm } from '../quotes/quotes.testing.ts';
import { requestQuote } from '../quotes/request-quote.ts';
import { addProjectRole } from './add-project-role.ts';
import { buildProject, projectForm } from './projects.testing.ts';

const photographers = 342;
const recorder = new Recorder();
const inAWeek = () => dayOf(fromNow(daysMs(7)), 'Australia/Sydney');

describe('an event project', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });

  async function buildPlanner() {
    const customer = await buildUser(api.db);
    const { project } = await buildProject(api.db, { customer });
    const params = { project_id: project.id };
    const caller = () => signedInAgain(api.db, customer).then((user) => api.as(user));
    const add = async (body: Parameters<typeof addProjectRole>[3]) =>
      (await caller()).send(contract.addProjectRole, { params, body });
    const read = async () => (await caller()).call(contract.getProject, { params });
    return { customer, project, params, caller, add, read };
  }

  test('is begun, changed, listed and dropped by its customer', async () => {
    const { as, db } = api;
    const customer = as(await buildUser(db));
    const made = await customer.call(contract.createProject, { body: projectForm({ budget: 20_000 }) });
    const params = { project_id: made.project_id };
    const changed = await customer.call(contract.updateProject, {
      params,
      body: { title: 'Small wedding', event_type: 'Wedding', date: '2040-04-01', place: '' },
    });
    await customer.call(contract.createProject, { body: projectForm({ date: '2041-01-01' }) });
    await customer.call(contract.addProjectRole, { params, body: { name: 'Cake' } });
    const listed = await customer.call(contract.listProjects, {});
    await customer.call(contract.deleteProject, { params });

    expect(made).toMatchObject({ guests: 80, budget: { cents: 2_000_000 }, roles: [] });
    expect(changed).toMatchObject({ title: 'Small wedding', date: '2040-04-01', guests: null, budget: null });
    expect(listed.data).toMatchObject([
      { date: '2041-01-01', roles: 0 },
      { title: 'Small wedding', roles: 1, filled: 0 },
    ]);
    expect((await customer.call(contract.listProjects, {})).total).toBe(1);
    expect((await customer.send(contract.getProject, { params })).status).toBe(404);
  });

  test('names what is still to be found, with the category to look in', async () => {
    const { add, read } = await buildPlanner();

    await add({ name: 'Photographer', category_id: photographers });

    expect((await read()).roles).toMatchObject([
      { name: 'Photographer', category: { slug: 'photographer' }, booking: null, quotes: [] },
    ]);
    expect((await add({ name: 'Nothing', category_id: 999_999 })).status).toBe(404);
  });

  test('shows bookings as they are now, marks another day, and adds up their money', async () => {
    const { customer, add, read, caller, params } = await buildPlanner();
    const team = await buildBusiness(api.db);
    const first = await bookHour(api.db, { team, customer, cents: 30_000, kind: 'events' });
    const paid = await buildBooking(api.db, {
      team,
      customer,
      cents: 20_000,
      state: 'Accepted-Paid',
      startsAt: team.at('14:00', 1),
    });
    await add({ name: 'Venue', booking_id: first.booking.id });
    await add({ name: 'Music', booking_id: paid.booking.id });
    const day = dayOf(team.at('14:00', 1), 'Australia/Sydney');
    await (await caller()).call(contract.updateProject, { params, body: projectForm({ date: day }) });

    const { roles, sums } = await read();

    expect(roles).toMatchObject([
      { name: 'Venue', booking: { status: 'Pending', role: 'customer' }, is_other_day: true },
      { name: 'Music', booking: { status: 'Accepted-Paid' }, is_other_day: false },
    ]);
    expect(sums).toMatchObject({ agreed: { cents: 50_000 }, paid: { cents: 20_000 }, quoted: { cents: 0 } });
  });

  test('follows a brief from its quotes to the booking that one of them becomes', async () => {
    const { customer, add, read } = await buildPlanner();
    const { db } = api;
    const { seller } = await buildTradesperson(db, 1, 'events');
    const { quote } = await buildQuote(db, { seller, customer });
    await add({ name: 'Catering', brief_id: quote.briefId });
    const asked = await read();
    await acceptQuote(db, customer, quote.id, { date: inAWeek(), time: '10:00' });
    const accepted = await read();

    expect(asked.roles).toMatchObject([{ booking: null, quotes: [{ status: 'Quote-Sent' }] }]);
    expect(asked.sums).toMatchObject({ quoted: { cents: 33_000 }, agreed: { cents: 0 } });
    expect(accepted.roles).toMatchObject([{ booking: { status: 'Amount-Paid-Pending' }, quotes: [] }]);
    expect(accepted.sums).toMatchObject({ quoted: { cents: 0 }, agreed: { cents: 33_000 } });
  });

  test('takes nothing of a stranger’s, and nobody else sees it', async () => {
    const { add, params } = await buildPlanner();
    const { as, db } = api;
    const { booking } = await bookHour(db);
    const { quote } = await buildQuote(db);
    const stranger = as(await buildUser(db));
    const role = { ...params, role_id: 1 };

    const answers = await Promise.all([
      add({ name: 'Venue', booking_id: booking.id }),
      add({ name: 'Venue', quote_id: quote.id }),
      add({ name: 'Venue', brief_id: quote.briefId }),
      stranger.send(contract.getProject, { params }),
      stranger.send(contract.updateProject, { params, body: projectForm() }),
      stranger.send(contract.deleteProject, { params }),
      stranger.send(contract.addProjectRole, { params, body: { name: 'Mine' } }),
      stranger.send(contract.fillProjectRole, { params: role, body: {} }),
      stranger.send(contract.removeProjectRole, { params: role }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await as(await buildSeller(db)).send(contract.listProjects, {})).status).toBe(403);
  });

  test('is one of at most one booking, quote or brief, and nothing is in two at once', async () => {
    const { customer, add, read } = await buildPlanner();
    const { booking } = await bookHour(api.db, { customer });
    const { quote } = await buildQuote(api.db, { customer });

    const both = await add({ name: 'Venue', booking_id: booking.id, quote_id: quote.id });
    const twice = await Promise.all([1, 2].map(() => add({ name: 'Venue', booking_id: booking.id })));
    await add({ name: 'Music' });
    const [, music] = (await read()).roles;
    const params = { project_id: (await read()).project_id, role_id: music?.role_id ?? 0 };
    const caller = api.as(await signedInAgain(api.db, customer));
    const taken = await caller.send(contract.fillProjectRole, { params, body: { booking_id: booking.id } });
    const filled = await caller.call(contract.fillProjectRole, { params, body: { quote_id: quote.id } });
    const emptied = await caller.call(contract.fillProjectRole, { params, body: {} });

    expect(both.status).toBe(423);
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 423]);
    expect(taken.status).toBe(423);
    expect(filled.roles[1]).toMatchObject({ quotes: [{ quote_id: quote.id }] });
    expect(emptied.roles[1]).toMatchObject({ quotes: [], booking: null });
  });

  test('leaves its bookings alone when a role or all of it is dropped', async () => {
    const { customer, add, read, caller, params } = await buildPlanner();
    const { booking } = await bookHour(api.db, { customer });
    await add({ name: 'Venue', booking_id: booking.id });
    const role_id = (await read()).roles[0]?.role_id ?? 0;

    await (await caller()).call(contract.removeProjectRole, { params: { ...params, role_id } });
    const again = await add({ name: 'Venue', booking_id: booking.id });
    await (await caller()).call(contract.deleteProject, { params });

    expect(again.status).toBe(201);
    expect(await getBooking(api.db, booking.id)).toMatchObject({ state: booking.state });
  });

  test('has up to thirty roles, whoever adds at once', async () => {
    const { customer, project, add } = await buildPlanner();
    for (let n = 1; n < contract.maxRoles; n += 1)
      await addProjectRole(api.db, customer, project.id, { name: `Role ${n}` });

    const answers = await Promise.all([add({ name: 'One' }), add({ name: 'Other' })]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 423]);
  });

  test('offers what is open and in no project yet', async () => {
    const { customer, add, caller } = await buildPlanner();
    const { db } = api;
    const { booking } = await bookHour(db, { customer });
    await buildBooking(db, { customer, state: 'Cancelled' });
    await bookHour(db);
    const { quote } = await buildQuote(db, { customer });
    const sellers = [
      await buildSeller(db, { sellerType: 'events' }),
      await buildSeller(db, { sellerType: 'events' }),
    ];
    const ids = sellers.map(({ businessId }) => businessId);
    const [asked] = await requestQuote(db, customer, requestForm({ business_ids: ids }), []);
    const offered = async () =>
      (await (await caller()).call(contract.listProjectCandidates, {})).map(({ kind, id }) => [kind, id]);

    const all = await offered();
    await add({ name: 'Venue', booking_id: booking.id });
    await add({ name: 'Music', brief_id: quote.briefId });

    expect(all).toEqual([
      ['booking', booking.id],
      ['brief', asked?.briefId],
      ['quote', quote.id],
    ]);
    expect(await offered()).toEqual([['brief', asked?.briefId]]);
  });

  test('costs as many statements with many roles as with one', async () => {
    const one = await buildPlanner();
    const many = await buildPlanner();
    const countFor = async ({ read }: typeof one) => {
      await read();
      await recorder.settle();
      recorder.begin();
      await read();
      await recorder.settle();
      return recorder.waves.flat().length;
    };
    for (const [planner, times] of [
      [one, 1],
      [many, 3],
    ] as const)
      for (let n = 0; n < times; n += 1) {
        const { booking } = await bookHour(api.db, { customer: planner.customer });
        const { quote } = await buildQuote(api.db, { customer: planner.customer });
        await planner.add({ name: 'Venue', booking_id: booking.id, category_id: photographers });
        await planner.add({ name: 'Music', quote_id: quote.id });
      }

    const few = await countFor(one);

    expect(few).toBeGreaterThan(1);
    expect(await countFor(many)).toBe(few);
  });
});
