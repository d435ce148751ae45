import {
  createDeal,
  deleteDeal,
  getDeal,
  getPublicDeal,
  listDeals,
  updateDeal,
} from '@souk/contract/modules/discounts/deals';
import { getRetailProduct, listPrices } from '@souk/contract/modules/retail/product-lists';
import { changeVariant } from '@souk/contract/modules/retail/products';
import { search } from '@souk/contract/modules/search/search';
import { listContent } from '@souk/contract/modules/search/views';
import { beforeAll, describe, expect, test } from 'vitest';
import { clock, daysMs } from '../../../platform/clock.ts';
import { dayOf } from '../../../platform/period.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { getSellable } from '../index.ts';
import { buildProduct, buildShop } from '../testing.ts';

describe('a daily deal', () => {
  let api: TestApi;
  /** The day this many days from now, in the zone of the deals. */
  const day = (ahead: number) =>
    dayOf(new Date(clock.now().getTime() + daysMs(ahead)), api.config.DEFAULT_TIME_ZONE);

  beforeAll(async () => {
    api = await startApi();
  });

  async function build(title: string) {
    const shop = await buildShop(api.db);
    const product = await buildProduct(api.db, { seller: shop, form: { title } });
    const [variant] = product.variants;
    if (!variant) throw new Error('no variant');
    const body = (changes: Record<string, unknown> = {}) => ({
      title: 'Kettle week',
      item_ids: [product.id],
      discount_percent: 20,
      start_date: day(0),
      end_date: day(1),
      ...changes,
    });
    const find = async () => (await api.as().call(search, { query: { keyword: title } })).data;
    return { shop, product, variant, body, find };
  }

  test('of today lowers the price at once, and ends by time', async () => {
    const { shop, product, variant, body, find } = await build('Dealt decanter');
    await api.advance(daysMs(1));

    const deal = await api.as(shop).call(createDeal, { body: body() });

    expect(deal).toMatchObject({
      item_ids: [product.id],
      discount_percent: 20,
      status: 'active',
      is_running: true,
      original_price: { cents: 4500 },
      price: { cents: 3600 },
      is_deal: true,
      start_date: day(0),
      end_date: day(1),
    });
    const onDeal = { price: { cents: 3600 }, was_price: { cents: 4500 }, is_deal: true };
    expect(await find()).toMatchObject([onDeal]);
    const params = { content_type: 'daily-deals' };
    expect((await api.as().call(listContent, { params })).data.map(({ id }) => id)).toContain(product.id);
    expect(await api.as().call(getRetailProduct, { body: { id: product.id } })).toMatchObject({
      ...onDeal,
      deal: { id: deal.id, discount_percent: 20 },
    });
    expect((await getSellable(api.db, [variant.id])).get(variant.id)?.price).toEqual({
      cents: 3600,
      wasCents: 4500,
      dealId: deal.id,
    });

    await api.advance(daysMs(2));

    expect(await find()).toMatchObject([{ price: { cents: 4500 }, was_price: null, is_deal: false }]);
    const { prices } = await api.as().call(listPrices, { params: { id: variant.id } });
    expect(prices.map(({ price }) => price.cents)).toEqual([4500, 3600, 4500]);
    expect(await api.as(shop).call(getDeal, { params: { deal_id: deal.id } })).toMatchObject({
      status: 'inactive',
      is_running: false,
      moves: ['withdraw'],
    });
  });

  test('to come begins by time', async () => {
    const { shop, body, find } = await build('Coming colander');
    const deal = await api
      .as(shop)
      .call(createDeal, { body: body({ start_date: day(2), end_date: day(2) }) });
    const open = () => api.as().call(getPublicDeal, { params: { deal_id: deal.id } });

    expect(deal).toMatchObject({ status: 'active', is_running: false });
    expect(await find()).toMatchObject([{ price: { cents: 4500 } }]);
    await expect(open()).rejects.toMatchObject({ status: 404 });
    await api.advance(new Date(deal.starts_at).getTime() - clock.now().getTime());

    expect(await find()).toMatchObject([{ price: { cents: 3600 }, is_deal: true }]);
    expect(await open()).toMatchObject({ id: deal.id, business: { id: shop.id, name: 'Olive & Thyme' } });
  });

  test('wears no badge where the price was as low in the 30 days before', async () => {
    const { shop, variant, body, find } = await build('Faked fryer');
    const change = (price: number) =>
      api.as(shop).call(changeVariant, { params: { id: variant.id }, body: { price } });
    await change(36);
    await api.advance(daysMs(5));
    await change(45);
    await api.advance(daysMs(1));

    const deal = await api.as(shop).call(createDeal, { body: body() });

    expect(deal).toMatchObject({ price: { cents: 3600 }, is_deal: false });
    expect(await find()).toMatchObject([{ price: { cents: 3600 }, is_deal: false }]);
  });

  test('wears no badge again the day after it ended, as its own price counts', async () => {
    const { shop, body } = await build('Endless egg cup');
    await api.advance(daysMs(1));
    await api.as(shop).call(createDeal, { body: body({ end_date: day(0) }) });
    await api.advance(daysMs(2));

    const again = await api.as(shop).call(createDeal, { body: body() });

    expect(again).toMatchObject({ is_running: true, is_deal: false });
  });

  test.each([
    [{ discount_percent: 0 }, 'discount_percent', 'Discount Limit is out of the Limit.'],
    [{ discount_percent: 101 }, 'discount_percent', 'Discount Limit is out of the Limit.'],
    [{ discount_percent: undefined }, 'discount_percent', 'Discount is required.'],
    [{ price: '45.00' }, 'price', 'Discount Limit is out of the Limit.'],
    [{ start: -1 }, 'start_date', 'Past dates are not allowed.'],
    [{ start: -2, end: -1 }, 'start_date', 'Past dates are not allowed.'],
    [{ start: 2, end: 1 }, 'end_date', 'End date must not be before the start date.'],
    [{ title: '' }, 'title', 'Title is required.'],
    [{ item_ids: [] }, 'item_ids', 'Product is required.'],
  ])('is refused at its field: %j [discount-limit] [past-date]', async (given, field, text) => {
    const { shop, body } = await build('Refused roaster');
    const { start, end, ...changes } = given as { start?: number; end?: number };
    const days = {
      ...(start === undefined ? {} : { start_date: day(start) }),
      ...(end === undefined ? {} : { end_date: day(end) }),
    };

    const { envelope } = await api.as(shop).send(createDeal, { body: body({ ...changes, ...days }) });

    expect(envelope).toMatchObject({ status: 423, errors: { [field]: [text] } });
  });

  test('is the only one on its product at a time, whoever saves first', async () => {
    const { shop, body } = await build('Crowded crock');

    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api.as(shop).send(createDeal, { body: body() })),
    );
    const later = await api
      .as(shop)
      .send(createDeal, { body: body({ start_date: day(2), end_date: day(3) }) });

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 422)?.envelope.message).toBe(
      'This product already has another deal at that time.',
    );
    expect(later.status).toBe(201);
  });

  test('is changed while it lasts, and is gone when it is deleted', async () => {
    const { shop, body, find } = await build('Changed churn');
    await api.advance(daysMs(1));
    const deal = await api.as(shop).call(createDeal, { body: body() });
    const params = { deal_id: deal.id };

    const changed = await api
      .as(shop)
      .call(updateDeal, { params, body: { price: '30', end_date: day(4), title: 'Longer' } });
    expect(changed).toMatchObject({
      title: 'Longer',
      price: { cents: 3000 },
      discount_percent: 33,
      start_date: deal.start_date,
      starts_at: deal.starts_at,
      end_date: day(4),
      is_running: true,
    });
    const back = await api.as(shop).call(updateDeal, { params, body: { discount_percent: 10 } });
    expect(back.price.cents).toBe(4050);
    await api.as(shop).call(deleteDeal, { params });

    expect(await find()).toMatchObject([{ price: { cents: 4500 }, is_deal: false }]);
    await expect(api.as(shop).call(getDeal, { params })).rejects.toMatchObject({ status: 404 });
    expect((await api.as(shop).call(listDeals)).data).toEqual([]);
  });

  test('that is over cannot be changed', async () => {
    const { shop, body } = await build('Over oven');
    const deal = await api.as(shop).call(createDeal, { body: body({ end_date: day(0) }) });
    await api.advance(daysMs(2));

    const late = api.as(shop).call(updateDeal, { params: { deal_id: deal.id }, body: { end_date: day(3) } });

    await expect(late).rejects.toMatchObject({
      code: 'deal-move-not-allowed',
      message: 'This deal is over.',
    });
  });

  test('is its own shop’s alone, and of no private person', async () => {
    const { shop, product, body } = await build('Private pot');
    const stranger = await buildShop(api.db);
    const deal = await api.as(shop).call(createDeal, { body: body() });
    const params = { deal_id: deal.id };

    for (const endpoint of [getDeal, deleteDeal])
      await expect(api.as(stranger).call(endpoint, { params })).rejects.toMatchObject({ status: 404 });
    await expect(api.as(stranger).call(updateDeal, { params, body: {} })).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      api.as(stranger).call(createDeal, { body: body({ item_ids: [product.id] }) }),
    ).rejects.toMatchObject({ status: 423 });
    await expect(api.as(await buildUser(api.db)).call(listDeals)).rejects.toMatchObject({ status: 403 });
    const active = await api.as(shop).call(listDeals, { query: { status: 'active' } });
    const inactive = await api.as(shop).call(listDeals, { query: { status: 'inactive' } });
    expect([active.total, inactive.total]).toEqual([1, 0]);
  });
});
