import {
  createPromotion,
  listPromotions,
  updatePromotion,
} from '@souk/contract/modules/discounts/promotions';
import * as contract from '@souk/contract/modules/discounts/special-offers';
import { type SellerType, sellerTypes } from '@souk/contract/shared/seller-types';
import { beforeAll, describe, expect, test } from 'vitest';
import { clock, daysMs } from '../../../platform/clock.ts';
import { dayOf } from '../../../platform/period.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildSeller, multipart, paper, picture } from '../../sellers/testing.ts';

const dayIn = (days: number) => dayOf(new Date(clock.now().getTime() + daysMs(days)), 'Australia/Sydney');
const basic = () => ({ title: 'Winter', discount_percent: 20, start_date: dayIn(0), end_date: dayIn(6) });
const notFound = { status: 404, message: 'Record not found' };

describe('a special offer', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });

  async function setUp() {
    const seller = await buildSeller(api.db, { sellerType: 'restaurant' });
    const client = api.as(seller);
    const made = (changes: object = {}) =>
      client.call(contract.createSpecialOffer, { body: { ...basic(), ...changes } });
    const refusalOf = async (changes: object) =>
      (await client.send(contract.createSpecialOffer, { body: { ...basic(), ...changes } })).envelope;
    return { seller, client, made, refusalOf };
  }

  test('is made with a picture, changed, paused, deleted and brought back by its restaurant', async () => {
    const { client } = await setUp();
    const form = { ...basic(), discount_percent: '20', description: 'Warm up.', image: await picture() };

    const first = await client.send(contract.createSpecialOffer, { body: multipart(form) });
    const { id } = first.envelope.data as contract.SpecialOffer;
    const params = { offer_id: id };
    const changed = await client.call(contract.updateSpecialOffer, {
      params,
      body: { discount_percent: 25, description: '', is_active: false },
    });
    await client.call(contract.deleteSpecialOffer, { params });
    const gone = await client.send(contract.getSpecialOffer, { params });
    const again = await client.send(contract.deleteSpecialOffer, { params });
    const back = await client.call(contract.restoreSpecialOffer, { params });

    expect(first.envelope).toMatchObject({
      status: 201,
      message: 'Special offer saved successfully.',
      data: {
        ...basic(),
        description: 'Warm up.',
        menu_item_ids: [],
        image: expect.stringMatching(/\.jpg$/),
        ...{ is_active: true, status: 'active', state: 'running' },
      },
    });
    expect(changed).toMatchObject({
      ...{ title: 'Winter', description: '', discount_percent: 25, start_date: dayIn(0) },
      ...{ is_active: false, status: 'inactive', state: 'paused', image: expect.any(String) },
    });
    expect(gone.envelope.status).toBe(404);
    expect(again.envelope.status).toBe(404);
    expect(back).toEqual(changed);
    expect(await client.call(contract.getSpecialOffer, { params })).toEqual(changed);
  });

  test.each([0, 101, -5, 'x'])('[discount-limit] of %s per cent is refused', async (discount) => {
    const { refusalOf } = await setUp();

    expect(await refusalOf({ discount_percent: discount })).toMatchObject({
      status: 423,
      errors: { discount_percent: ['Discount Limit is out of the Limit.'] },
    });
  });

  test('[discount-limit] of 1 and of 100 per cent is possible', async () => {
    const { made } = await setUp();

    expect((await made({ discount_percent: 1 })).discount_percent).toBe(1);
    expect((await made({ discount_percent: 100 })).discount_percent).toBe(100);
  });

  test.each(['start_date', 'end_date'])(
    '[past-date] [B-098] is refused with a %s that is over',
    async (field) => {
      const { refusalOf } = await setUp();

      expect(await refusalOf({ [field]: dayIn(-1) })).toMatchObject({
        status: 423,
        errors: { [field]: ['Past dates are not allowed.'] },
      });
    },
  );

  test('is refused without title, per cent or days, ending before it starts, and for single dishes', async () => {
    const { client, refusalOf } = await setUp();
    const empty = await client.send(contract.createSpecialOffer, { body: {} as never });
    const turned = await refusalOf({ start_date: dayIn(5), end_date: dayIn(4) });
    const dishes = await refusalOf({ menu_item_ids: [7] });

    expect(Object.keys(empty.envelope.errors ?? {}).sort()).toEqual(
      ['discount_percent', 'end_date', 'start_date', 'title'].sort(),
    );
    expect(turned.errors).toEqual({ end_date: ['End date must not be before the start date.'] });
    expect(dishes.status).toBe(423);
    expect(Object.values(dishes.errors ?? {})).toEqual([['Menu item not found.']]);
    expect(Object.keys(dishes.errors ?? {})[0]).toMatch(/^menu_item_ids/);
  });

  test('takes one picture of up to 4 MB and nothing but a picture [image-size]', async () => {
    const { client } = await setUp();
    const form = { ...basic(), discount_percent: '20' };
    const send = async (image: object) =>
      (await client.send(contract.createSpecialOffer, { body: multipart({ ...form, image } as never) }))
        .envelope;

    const large = await send({ name: 'large.jpg', bytes: Buffer.alloc(4_194_305) });
    const made = await send(await picture());
    const params = { offer_id: (made.data as contract.SpecialOffer).id };
    const removed = await client.call(contract.updateSpecialOffer, { params, body: { remove_image: true } });

    expect(large).toMatchObject({
      status: 423,
      errors: { image: ['File size should be less than or equals to 4 mb.'] },
    });
    expect((await send(paper())).status).toBe(423);
    expect(removed.image).toBeNull();
  });

  test('keeps the days on which it began, takes no other past ones, and is over after the last [B-098]', async () => {
    const { client, made } = await setUp();
    const { id } = await made();
    const coming = await made({ start_date: dayIn(30), end_date: dayIn(31) });
    await api.advance(daysMs(2));
    const change = (body: object) =>
      client.send(contract.updateSpecialOffer, { params: { offer_id: id }, body });

    const kept = await change({ title: 'Late winter', start_date: dayIn(-2), end_date: dayIn(9) });
    const moved = await change({ start_date: dayIn(-1) });
    await api.advance(daysMs(10));
    const listed = (status: 'active' | 'inactive') =>
      client.call(contract.listSpecialOffers, { query: { status } });

    expect(kept.envelope).toMatchObject({ status: 200, data: { title: 'Late winter' } });
    expect(moved.envelope).toMatchObject({
      status: 423,
      errors: { start_date: ['Past dates are not allowed.'] },
    });
    expect((await listed('inactive')).data).toMatchObject([{ id, state: 'over', status: 'inactive' }]);
    expect((await listed('active')).data).toMatchObject([{ id: coming.id, state: 'scheduled' }]);
  });

  test('is listed with the newest first, by pages, apart from promotions', async () => {
    const { client, made } = await setUp();
    const ids: number[] = [];
    for (let count = 0; count < 11; count++) ids.push((await made()).id);
    const promotion = await client.call(createPromotion, { body: basic() });

    const first = await client.call(contract.listSpecialOffers);
    const second = await client.call(contract.listSpecialOffers, { query: { page: 2, page_size: 10 } });
    const promotions = await client.call(listPromotions);
    const crossed = await Promise.all([
      client.send(contract.getSpecialOffer, { params: { offer_id: promotion.id } }),
      client.send(contract.deleteSpecialOffer, { params: { offer_id: promotion.id } }),
      client.send(updatePromotion, { params: { promotion_id: ids[0] ?? 0 }, body: { title: 'Other' } }),
    ]);

    expect(first).toMatchObject({ total: 11, last_page: 2 });
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids.toReversed());
    expect(promotions.data.map(({ id }) => id)).toEqual([promotion.id]);
    expect(crossed.map(({ envelope }) => envelope.status)).toEqual([404, 404, 404]);
  });

  test('is nobody else’s to see or to change', async () => {
    const { made } = await setUp();
    const { client: stranger } = await setUp();
    const params = { offer_id: (await made()).id };

    const answers = await Promise.all([
      stranger.send(contract.getSpecialOffer, { params }),
      stranger.send(contract.updateSpecialOffer, { params, body: { title: 'Mine' } }),
      stranger.send(contract.deleteSpecialOffer, { params }),
      stranger.send(contract.restoreSpecialOffer, { params }),
    ]);

    for (const { envelope } of answers) expect(envelope).toMatchObject(notFound);
    expect((await stranger.call(contract.listSpecialOffers)).total).toBe(0);
  });

  test('is for restaurants alone', async () => {
    const others = sellerTypes.filter((type) => type !== 'restaurant');
    const answerTo = async (type: SellerType) => {
      const user = type === 'private' ? buildUser(api.db) : buildSeller(api.db, { sellerType: type });
      const client = api.as(await user);
      const created = await client.send(contract.createSpecialOffer, { body: basic() });
      const listed = await client.send(contract.listSpecialOffers);
      return [created.envelope.status, listed.envelope.status];
    };

    const answers = await Promise.all(others.map(answerTo));
    const visitor = await api.as().send(contract.listSpecialOffers);

    expect(answers).toEqual(others.map(() => [403, 403]));
    expect(visitor.envelope.status).toBe(401);
  });
});
