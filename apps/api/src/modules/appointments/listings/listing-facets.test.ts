import { listBookingBusinesses } from '@souk/contract/modules/appointments/listings';
import { savePersonProfile } from '@souk/contract/modules/appointments/people';
import { createService, updateService } from '@souk/contract/modules/appointments/services';
import { archiveResource } from '@souk/contract/modules/availability/resources';
import { search } from '@souk/contract/modules/search/search';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { createResource } from '../../availability/index.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { buildService, hairdressers } from '../testing.ts';

const [venues, caterers, photographers] = [340, 343, 342];

describe('what customers narrow lists of businesses by', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });

  const found = async (body: Record<string, unknown>) =>
    (await api.as().call(listBookingBusinesses, { body })).data.map(({ title }) => title).toSorted();

  /** What a facet offers, with how many services each of its values leaves. */
  async function counted(slug: string, query: Record<string, unknown>) {
    const { facets } = await api.as().call(search, { query: { ...query, facets: '1' } });
    const values = facets?.facets.find((facet) => facet.slug === slug)?.values ?? [];
    return Object.fromEntries(values.map(({ value, count }) => [value, count]));
  }

  async function buildSalon(businessName: string, names: readonly string[]) {
    const seller = await buildSeller(api.db, { sellerType: 'beauty', businessName });
    const people: number[] = [];
    for (const name of names)
      people.push((await createResource(api.db, seller.id, { kind: 'person', name })).id);
    const say = async (index: number, said: { languages?: string[]; is_woman?: boolean }) => {
      const params = { resource_id: people[index] ?? 0 };
      await api.as(seller).call(savePersonProfile, { params, body: said });
      await api.settle();
    };
    return { seller, people, say };
  }

  test('is the languages of who does a service, as they are said and unsaid', async () => {
    const { seller, people, say } = await buildSalon('Language salon', ['Amal', 'Bo']);
    const [amal = 0, bo = 0] = people;
    await buildService(api.db, seller, { name: 'Cut of Amal', people: [amal] });
    await buildService(api.db, seller, { name: 'Cut of both', people: [] });
    const here = { category_id: hairdressers, keyword: 'Cut of' };

    await say(0, { languages: ['arabic', 'English'] });
    await say(1, { languages: ['English', 'Cantonese'] });

    expect(await counted('languages', here)).toEqual({ Arabic: 2, English: 2, Cantonese: 1 });
    expect(await found({ ...here, attributes: { languages: ['Cantonese'] } })).toEqual(['Language salon']);
    expect(await found({ ...here, attributes: { languages: ['Greek'] } })).toEqual([]);

    await say(0, { languages: [] });
    await api.as(seller).call(archiveResource, { params: { resource_id: bo } });
    await api.settle();
    expect(await counted('languages', here)).toEqual({});
  });

  test('is women who do a service, and businesses in which only women work', async () => {
    const mixed = await buildSalon('Mixed salon', ['Dina', 'Emil']);
    const women = await buildSalon('Salon of women', ['Farah', 'Gulsen']);
    const none = await buildSalon('Salon that says nothing', ['Hana']);
    for (const { seller } of [mixed, women, none]) await buildService(api.db, seller, { name: 'Henna' });
    const here = { category_id: hairdressers, keyword: 'henna' };
    await mixed.say(0, { is_woman: true });
    await women.say(0, { is_woman: true });
    await women.say(1, { is_woman: true });

    expect(await found({ ...here, attributes: { women: ['women-only'] } })).toEqual(['Salon of women']);
    expect(await found({ ...here, attributes: { women: ['a-woman'] } })).toEqual([
      'Mixed salon',
      'Salon of women',
    ]);
    expect(await counted('women', here)).toEqual({ 'a-woman': 2, 'women-only': 1 });

    await createResource(api.db, women.seller.id, { kind: 'person', name: 'Ivan' });
    await api.as(mixed.seller).call(archiveResource, { params: { resource_id: mixed.people[1] ?? 0 } });
    await api.settle();
    expect(await found({ ...here, attributes: { women: ['women-only'] } })).toEqual(['Mixed salon']);
  });

  test('is how many people a service is for, where the business has said it', async () => {
    const [barn, hall] = [
      await buildSeller(api.db, { sellerType: 'events', businessName: 'Barn' }),
      await buildSeller(api.db, { sellerType: 'events', businessName: 'Hall' }),
    ];
    const room = { name: 'Reception', category_id: venues };
    await buildService(api.db, barn, { ...room, most_people: 80 });
    const big = await buildService(api.db, hall, { ...room, most_people: 300 });
    await buildService(api.db, hall, { ...room, name: 'Ceremony' });
    const params = { service_id: big.id };

    expect(await found({ category_id: venues, attributes: { people: '80..' } })).toEqual(['Barn', 'Hall']);
    expect(await found({ category_id: venues, attributes: { people: '81..' } })).toEqual(['Hall']);
    expect(await found({ category_id: venues, attributes: { people: '301..' } })).toEqual([]);

    const bad = await api.as(hall).send(updateService, { params, body: { most_people: '0' } });
    const unsaid = await api.as(hall).call(updateService, { params, body: { most_people: '' } });
    expect(bad.envelope).toMatchObject({ status: 423, errors: { most_people: [expect.any(String)] } });
    expect(unsaid.most_people).toBeNull();
    expect(await found({ category_id: venues, attributes: { people: '81..' } })).toEqual([]);
  });

  test('is halal food, of those alone who serve food', async () => {
    const [cook, camera] = [
      await buildSeller(api.db, { sellerType: 'events', businessName: 'Cook' }),
      await buildSeller(api.db, { sellerType: 'events', businessName: 'Camera' }),
    ];
    const form = { price: '30', price_kind: 'head', is_halal: 'on' } as const;
    const menu = await api.as(cook).call(createService, {
      body: { ...form, name: 'Wedding feast', category_id: caterers },
    });
    const film = await api.as(camera).call(createService, {
      body: { ...form, name: 'Wedding film', category_id: photographers },
    });
    const here = { keyword: 'wedding' };

    expect([menu.is_halal, film.is_halal]).toEqual([true, false]);
    expect(await found({ ...here, attributes: { food: ['halal-food'] } })).toEqual(['Cook']);
    expect(await counted('food', here)).toEqual({ 'halal-food': 1 });

    await api.as(cook).call(updateService, { params: { service_id: menu.id }, body: { is_halal: '' } });
    expect(await counted('food', here)).toEqual({});
  });
});
