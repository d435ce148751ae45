import * as contract from '@souk/contract/modules/appointments/listings';
import { search } from '@souk/contract/modules/search/search';
import { addRecentlyViewed } from '@souk/contract/modules/search/views';
import { beforeAll, describe, expect, test } from 'vitest';
import { Recorder } from '../../../../../../tools/bench/recorder.ts';
import { clock, daysMs } from '../../../platform/clock.ts';
import { publish } from '../../../platform/events/events.ts';
import { dayOf } from '../../../platform/period.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { claimTime } from '../../availability/index.ts';
import { buildTeam, nextClaimant } from '../../availability/testing.ts';
import { partyKind } from '../../bookings/index.ts';
import { buildUser } from '../../identity/testing.ts';
import { ratingChanged } from '../../reviews/index.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { buildService, hairdressers, nails, plumbers } from '../testing.ts';

const zone = 'Australia/Sydney';
const [spa, venues] = [361, 340];

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

type Seller = Awaited<ReturnType<typeof buildSeller>>;
const titles = (page: { data: { title: string }[] }) => page.data.map(({ title }) => title);
const list = (body: Record<string, unknown>) => api.as().call(contract.listBookingBusinesses, { body });

describe('the list of businesses', () => {
  let [anna, ben]: Seller[] = [];

  beforeAll(async () => {
    anna = await buildSeller(api.db, { sellerType: 'beauty', businessName: 'Anna Quandong' });
    ben = await buildSeller(api.db, { sellerType: 'beauty', businessName: 'Ben Waratah' });
    await buildService(api.db, anna, { name: 'Cut', price: 9000 });
    await buildService(api.db, anna, { name: 'Colour', price: 15_000 });
    await buildService(api.db, anna, { name: 'Consultation', price_kind: 'quote', price: null });
    await buildService(api.db, ben, { name: 'Cut', price: 4000 });
    await buildService(api.db, ben, { name: 'Gel nails', price: 7000, category_id: nails });
  });

  test('has each once, with how many of its services match and the lowest price of those', async () => {
    const all = await list({ category_id: hairdressers, sort: 'asc' });
    const some = await list({ category_id: hairdressers, price_min: '80' });
    const none = await api.as().send(contract.listBookingBusinesses, { body: { category_id: 999_999 } });

    expect(all).toMatchObject({ total: 2, current_page: 1, last_page: 1 });
    expect(all.data).toMatchObject([
      { title: 'Ben Waratah', services_count: 1, price: { cents: 4000 }, seller_type: 'beauty' },
      { id: anna?.businessId, title: 'Anna Quandong', services_count: 3, price: { cents: 9000 } },
    ]);
    expect(some.data).toMatchObject([{ title: 'Anna Quandong', services_count: 2 }]);
    expect(all.data[0]?.path).toBe(`/business-detail/beauty/${ben?.slug}`);
    expect(none.envelope).toMatchObject({ status: 200, message: 'Record not found', data: { data: [] } });
  });

  test('is in the order of its sort, and in pages', async () => {
    const town = await buildSeller(api.db, { sellerType: 'handyman' });
    for (let n = 0; n < 11; n += 1) {
      const seller = await buildSeller(api.db, { sellerType: 'handyman', businessName: `Pipes ${n}` });
      await buildService(api.db, seller, { category_id: plumbers, price: 1000 * (n + 1) });
    }
    await buildService(api.db, town, { category_id: plumbers, price: 500 });

    const dearest = await list({ category_id: plumbers, sort: 'desc' });
    const second = await list({ category_id: plumbers, sort: 'desc', page: 2 });
    const beyond = await list({ category_id: plumbers, page: 9 });

    expect(titles(dearest).slice(0, 2)).toEqual(['Pipes 10', 'Pipes 9']);
    expect(dearest).toMatchObject({ total: 12, last_page: 2 });
    expect(titles(second)).toEqual(['Pipes 0', 'Olive & Thyme']);
    expect(beyond).toMatchObject({ data: [], total: 12 });
  });

  test('is by rating where one is asked for', async () => {
    const stars = { kind: partyKind, id: ben?.id ?? 0, average: 4.5, count: 2, ranking: 4 };
    await api.db.transaction((tx) => publish(tx, ratingChanged, stars));
    await api.settle();

    const rated = await list({ category_id: hairdressers, rating: 4 });
    expect(rated.data).toMatchObject([{ title: 'Ben Waratah', rating: 4.5, rating_count: 2 }]);
  });

  test('narrows to what comes to the customer', async () => {
    await buildService(api.db, ben ?? { id: 0 }, { name: 'Bridal hair', place: 'customer' });

    const coming = await list({ category_id: hairdressers, attributes: { place: 'customer' } });

    expect(titles(coming)).toEqual(['Ben Waratah']);
  });

  test('of what was viewed is the viewer’s own', async () => {
    const viewer = await buildUser(api.db);
    const { data } = await api.as().call(search, { query: { keyword: 'gel nails', module: 'booking' } });
    const body = { module_type: 'appointments.service', item_id: data[0]?.id ?? 0 };
    await api.as(viewer).call(addRecentlyViewed, { body });
    const viewed = { body: { filter: 'recently-viewed' } } as const;

    const own = await api.as(viewer).call(contract.listBookingBusinesses, viewed);
    const others = await api.as().call(contract.listBookingBusinesses, viewed);

    expect(titles(own)).toEqual(['Ben Waratah']);
    expect(others.total).toBe(0);
  });

  test('asks the database as often for many as for one', async () => {
    const recorder = new Recorder();
    const statementsOf = async (body: Record<string, unknown>) => {
      await list(body);
      await recorder.settle();
      recorder.begin();
      await list(body);
      await recorder.settle();
      return recorder.waves.flat().length;
    };

    expect(await statementsOf({ category_id: plumbers })).toBe(await statementsOf({ category_id: nails }));
  });
});

describe('searching for businesses', () => {
  test('finds them by their names, services and unfinished words, and wants a keyword', async () => {
    const seller = await buildSeller(api.db, { sellerType: 'spa', businessName: 'Banksia Springs' });
    await buildService(api.db, seller, { name: 'Eucalyptus steam', category_id: spa });
    const find = async (keyword: string) =>
      titles(await api.as().call(contract.searchBookingBusinesses, { body: { keyword } }));

    const refused = await api.as().send(contract.searchBookingBusinesses, { body: { keyword: '  ' } });
    const nothing = await api.as().send(contract.searchBookingBusinesses, { body: { keyword: 'zzzyx' } });

    expect(await find('banksia')).toEqual(['Banksia Springs']);
    expect(await find('eucalyptus')).toEqual(['Banksia Springs']);
    expect(refused.envelope).toMatchObject({
      status: 423,
      errors: { keyword: ['Search keyword is required.'] },
    });
    expect(nothing.envelope).toMatchObject({ status: 200, message: 'Record not found' });
  });

  test('completes what is being typed by businesses and services, of one type where that is asked for', async () => {
    const seller = await buildSeller(api.db, { sellerType: 'spa', businessName: 'Wattle House' });
    const service = await buildService(api.db, seller, { name: 'Wattle seed scrub', category_id: spa });
    const complete = (body: { keyword: string; module_type?: string }) =>
      api.as().call(contract.completeBookingKeyword, { body });

    const found = await complete({ keyword: 'wattle' });

    expect(found).toEqual([
      { id: seller.businessId, name: 'Wattle House', type: 'business', slug: seller.slug },
      { id: service.id, name: 'Wattle seed scrub', type: 'service', slug: `wattle-seed-scrub-${service.id}` },
    ]);
    expect(await complete({ keyword: 'wattle', module_type: 'spa' })).toEqual(found);
    expect(await complete({ keyword: 'wattle', module_type: 'handyman' })).toEqual([]);
  });
});

describe('one business', () => {
  const ask = (body: Record<string, unknown>) => api.as().send(contract.getBookingBusiness, { body });

  test('is found by its id or its slug with its services, people and terms', async () => {
    const seller = await buildSeller(api.db, { sellerType: 'beauty', businessName: 'Lilly Pilly Hair' });
    await buildTeam(api.db, 2, { owner: seller });
    await buildService(api.db, seller);
    await buildService(api.db, seller, { name: 'Not on offer', is_active: false });

    const byId = await ask({ module_type: 'beauty', id: seller.businessId });
    const bySlug = await ask({ module_type: 'booking', slug: seller.slug });

    expect(byId.envelope.data).toMatchObject({
      business_id: seller.businessId,
      business_name: 'Lilly Pilly Hair',
      kind: 'beauty',
      services: [{ name: 'Wash and cut' }],
      people: [{}, {}],
      rating: 0,
    });
    expect(bySlug.envelope.data).toEqual(byId.envelope.data);
  });

  test('is none that is missing, of another type or trade, and one of id and slug is required', async () => {
    const [salon, shop] = [
      await buildSeller(api.db, { sellerType: 'beauty' }),
      await buildSeller(api.db, { sellerType: 'retail' }),
    ];
    const gone = { status: 404, message: 'Record not found' };

    expect((await ask({ module_type: 'booking', id: 999_999 })).envelope).toMatchObject(gone);
    expect((await ask({ module_type: 'booking', slug: 'nobody' })).envelope).toMatchObject(gone);
    expect((await ask({ module_type: 'handyman', id: salon.businessId })).envelope).toMatchObject(gone);
    expect((await ask({ module_type: 'booking', id: shop.businessId })).envelope).toMatchObject(gone);
    expect((await ask({ module_type: 'booking' })).envelope).toMatchObject({
      status: 423,
      errors: { id: ['This field is required.'] },
    });
    expect((await ask({ id: salon.businessId })).envelope.errors).toHaveProperty('module_type');
  });
});

test('popular businesses are those of one category, most viewed first', async () => {
  const [quiet, loud] = [
    await buildSeller(api.db, { sellerType: 'events', businessName: 'Quiet Hall' }),
    await buildSeller(api.db, { sellerType: 'events', businessName: 'Loud Hall' }),
  ];
  const hall = await buildService(api.db, loud, { name: 'Ballroom', category_id: venues });
  await buildService(api.db, quiet, { name: 'Chapel', category_id: venues });
  const body = { module_type: 'appointments.service', item_id: hall.id };
  await api.as(await buildUser(api.db)).call(addRecentlyViewed, { body });

  const found = await api.as().call(contract.listPopularVenues);
  const spas = await api.as().call(contract.listPopularSpas);
  const restaurants = await api.as().call(contract.listPopularRestaurants);

  expect(titles(found)).toEqual(['Loud Hall', 'Quiet Hall']);
  expect(titles(spas)).not.toContain('Loud Hall');
  expect(restaurants).toMatchObject({ data: [], total: 0 });
});

describe('what is free on a day', () => {
  /** A business whose one person works from nine to five, with a service of this length. */
  async function open(options: { minutes?: number; businessName: string }) {
    const seller = await buildSeller(api.db, { sellerType: 'beauty', businessName: options.businessName });
    const team = await buildTeam(api.db, 1, { owner: seller });
    await buildService(api.db, seller, { name: 'Tanglewood', duration_minutes: options.minutes ?? 60 });
    return { seller, team };
  }

  const freeOn = async (day: string) =>
    titles(await list({ keyword: 'Tanglewood', free_on: day })).toSorted();

  test('is exactly what has a start left that day, by the claims, the hours and the length', async () => {
    const full = await open({ businessName: 'Full' });
    const half = await open({ businessName: 'Half' });
    await open({ businessName: 'Empty' });
    await open({ businessName: 'Long', minutes: 600 });
    const { team } = full;
    const take = (ids: number[], ownerId: number, from: string, minutes: number) =>
      api.db.transaction((tx) =>
        claimTime(
          tx,
          {
            ownerId,
            startsAt: team.at(from),
            needs: [{ anyOf: ids, parts: [{ fromMinutes: 0, toMinutes: minutes }] }],
          },
          nextClaimant(),
          { state: 'booked', isOwnEntry: true },
        ),
      );
    await take(team.ids, full.seller.id, '09:00', 450);
    await take(half.team.ids, half.seller.id, '09:00', 420);
    const [day, next] = [dayOf(team.at('10:00'), zone), dayOf(team.at('10:00', 1), zone)];

    expect(await freeOn(day)).toEqual(['Empty', 'Half']);
    expect(await freeOn(next)).toEqual(['Empty', 'Full', 'Half']);
    expect(await freeOn(dayOf(new Date(clock.now().getTime() - daysMs(2)), zone))).toEqual([]);
    expect(await freeOn(dayOf(new Date(clock.now().getTime() + daysMs(200)), zone))).toEqual([]);
  });

  test('narrows searches and their facets as well, in a constant number of statements', async () => {
    const day = dayOf(new Date(clock.now().getTime() + daysMs(9)), zone);
    const ask = (query: Record<string, unknown>) => api.as().call(search, { query });
    const recorder = new Recorder();
    const query = { keyword: 'Tanglewood', free_on: day };

    const found = await ask({ ...query, facets: '1' });
    await recorder.settle();
    recorder.begin();
    await ask(query);
    await recorder.settle();

    expect(found.total).toBe(3);
    expect(found.facets?.facets.find(({ slug }) => slug === 'place')?.values).toMatchObject([{ count: 3 }]);
    expect(recorder.waves.flat().length).toBeLessThanOrEqual(8);
    expect((await ask({ module: 'classified', free_on: day })).total).toBe(0);
  });
});
