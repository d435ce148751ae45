import { postAd } from '@souk/contract/modules/classifieds/ads';
import { getAd } from '@souk/contract/modules/classifieds/listings';
import { makeOffer } from '@souk/contract/modules/classifieds/offers';
import { addFavourite } from '@souk/contract/modules/favourites/favourites';
import { createSavedSearch } from '@souk/contract/modules/favourites/saved-searches';
import { changeAddress } from '@souk/contract/modules/identity/profiles';
import { sendMessage } from '@souk/contract/modules/messaging/messages';
import { getPublicBusiness, updateBusinessProfile } from '@souk/contract/modules/sellers/profiles';
import type { Endpoint } from '@souk/contract/shared/endpoint';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { approveAd } from '../modules/classifieds/index.ts';
import { adBody } from '../modules/classifieds/testing.ts';
import { buildUser, type TestUser } from '../modules/identity/testing.ts';
import { buildProduct, buildShop } from '../modules/retail/testing.ts';
import type { TestSeller } from '../modules/sellers/testing.ts';
import type { Client } from './client.ts';
import { startApi, type TestApi } from './start-api.ts';

const exact = {
  location: '12 Haldon Street, Lakemba NSW 2195',
  lat: -33.919371,
  lng: 151.076123,
  state: 'New South Wales',
  city: 'Lakemba',
  pincode: '2195',
  state_code: 'NSW',
  city_code: '',
  country: 'Australia',
  country_code: 'AU',
};
/** An address with the street in the field for the town. */
const typedAsTown = { ...exact, city: '12 Haldon Street', pincode: '' };
const telling = /Haldon|33\.9193|151\.0761/;
const box = { n: -33, s: -35, e: 152, w: 150 };

/** Enough of a body for lists to answer; other calls are refused, which reveals nothing either. */
const listBody = {
  keyword: 'rosewood',
  module: 'classified',
  module_type: 'classified',
  bounds: box,
  name: 'x',
  page: 1,
  query: { keyword: 'rosewood' },
  filter: 'new',
};

describe('a street that is to be hidden', () => {
  let api: TestApi;
  let buyer: TestUser;
  let owner: TestUser;
  let shop: TestSeller;
  let named: Record<string, readonly (string | number)[]>;

  beforeAll(async () => {
    api = await startApi();
    owner = await buildUser(api.db, { name: 'Rosa' });
    buyer = await buildUser(api.db, { name: 'Ben' });
    const admin = await buildUser(api.db, { isAdmin: true });
    shop = await buildShop(api.db, { businessName: 'Rosewood House' });
    await api.as(shop).call(updateBusinessProfile, { body: { address: exact } });
    await api
      .as(buyer)
      .call(createSavedSearch, { body: { module_type: 'classified', query: { keyword: 'rosewood' } } });
    await api.as(owner).call(changeAddress, { body: exact });
    const ids: number[] = [];
    for (const address of [exact, typedAsTown]) {
      const body = adBody({ title: 'Rosewood cabinet', address });
      const ad = await api.as(owner).call(postAd, { body });
      await approveAd(api.db, admin, ad.id);
      ids.push(ad.id);
      await api.as(buyer).call(addFavourite, { body: { module_type: 'classified', item_id: ad.id } });
      await api.as(buyer).call(makeOffer, { body: { classified_id: ad.id, offer_price: '400' } });
      const about = { receiver_id: owner.id, message: 'Still there?', classified_id: ad.id };
      await api.as(buyer).call(sendMessage, { body: about });
    }
    const product = await buildProduct(api.db, { seller: shop, form: { title: 'Rosewood box' } });
    await api.settle();
    named = {
      slug: [shop.slug, `rosewood-cabinet-${ids[0]}`, `rosewood-box-${product.id}`],
      module: ['classified', 'retail'],
      templateName: ['general'],
      '': [...ids, product.id, owner.id, shop.id, shop.businessId],
    };
  });

  const paramsOf = ({ path }: Endpoint) =>
    [...path.matchAll(/:(\w+)/g)].reduce<Record<string, string | number>[]>(
      (made, [, name = '']) =>
        made.flatMap((params) =>
          (named[name] ?? named[''] ?? []).map((value) => ({ ...params, [name]: value })),
        ),
      [{}],
    );

  const isRead = ({ method, path }: Endpoint) => method === 'GET' || /search|filter|map-view|list/.test(path);

  async function everythingReadBy(client: Client) {
    const calls = api.app.api.operations
      .filter(({ endpoint }) => endpoint.access !== 'admin' && isRead(endpoint))
      .flatMap(({ endpoint, name }) => paramsOf(endpoint).map((params) => ({ endpoint, name, params })));
    const answers: { name: string; text: string }[] = [];
    for (const { endpoint, name, params } of calls) {
      const given = endpoint.method === 'GET' ? { query: listBody } : { body: listBody };
      const { envelope } = await client.send(endpoint, { params, ...given });
      answers.push({ name, text: JSON.stringify(envelope) });
    }
    return answers;
  }

  test.each(['visitor', 'buyer', 'shopper'])('is in no answer of any call to a %s', async (who) => {
    const stranger = await buildUser(api.db);
    const client = who === 'visitor' ? api.as() : api.as(who === 'buyer' ? buyer : stranger);
    const answers = await everythingReadBy(client);
    const leaks = answers.filter(({ text }) => telling.test(text)).map(({ name }) => name);
    const mentions = answers.filter(({ text }) => /rosewood/i.test(text));

    expect(leaks).toEqual([]);
    expect(mentions.length).toBeGreaterThan(10);
  });

  test('is in no mail, document of the search, notification or event', async () => {
    const { rows } = await api.db.execute<{ text: string }>(sql`
      select to_jsonb(m)::text as text from platform.outbound_messages m
      union all select to_jsonb(d)::text from search.documents d
      union all select to_jsonb(n)::text from notifications.notifications n
      union all select f.value from search.facet_values f`);

    expect(rows.some(({ text }) => /rosewood/i.test(text))).toBe(true);
    expect(rows.filter(({ text }) => telling.test(text) || /^haldon$/i.test(text))).toEqual([]);
  });

  test('is told to the owner alone', async () => {
    const [adId = 0] = named[''] ?? [];

    const own = await api.as(owner).call(getAd, { params: { id: Number(adId) } });

    expect(own.address).toMatchObject({ location: exact.location, lat: exact.lat });
  });

  test('cannot be found by distances: all points of a suburb are one', async () => {
    const { rows } = await api.db.execute<{ lat: number; lng: number }>(
      sql`select distinct lat, lng from search.documents`,
    );

    expect(rows).toHaveLength(1);
  });

  test('is shown once a business chooses so, and hidden again in all lists', async () => {
    const placeOf = async () =>
      (await api.db.execute(sql`select lat from search.documents where kind = 'retail.product'`)).rows[0]
        ?.lat;
    const seen = () => api.as().call(getPublicBusiness, { params: { user_id: shop.id } });

    await api.as(shop).call(updateBusinessProfile, { body: { shows_street: true } });
    await api.settle();

    expect((await seen()).address?.location).toBe(exact.location);
    expect(await placeOf()).toBe(exact.lat);

    await api.as(shop).call(updateBusinessProfile, { body: { shows_street: false } });
    await api.settle();

    expect((await seen()).address?.location).toBe('Lakemba NSW 2195');
    expect(await placeOf()).not.toBe(exact.lat);
  });
});
