import * as contract from '@souk/contract/modules/discounts/promotions';
import { beforeAll, describe, expect, test } from 'vitest';
import { clock, daysMs } from '../../../platform/clock.ts';
import { dayOf } from '../../../platform/period.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildSeller, multipart, picture } from '../../sellers/testing.ts';
import { buildPromotion } from '../testing.ts';

const dayIn = (days: number) => dayOf(new Date(clock.now().getTime() + daysMs(days)), 'Australia/Sydney');
const basic = () => ({ title: 'Spring', discount_percent: 20, start_date: dayIn(0), end_date: dayIn(6) });

describe('a promotion', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });

  async function setUp() {
    const seller = await buildSeller(api.db, { sellerType: 'beauty' });
    return { seller, client: api.as(seller) };
  }

  test('is made with a picture, changed, paused, deleted and brought back by its seller', async () => {
    const { client } = await setUp();
    const form = { ...basic(), discount_percent: '20', is_automatic: 'true', image: await picture() };

    const made = await client.send(contract.createPromotion, { body: multipart(form) });
    const { id } = made.envelope.data as contract.Promotion;
    const params = { promotion_id: id };
    const changed = await client.call(contract.updatePromotion, {
      params,
      body: { amount: '5.00', is_active: false, days: [2, 1], from_time: '09:00', until_time: '12:00' },
    });
    await client.call(contract.deletePromotion, { params });
    const gone = await client.send(contract.getPromotion, { params });
    const back = await client.call(contract.restorePromotion, { params });

    expect(made.envelope).toMatchObject({
      status: 201,
      data: {
        title: 'Spring',
        is_automatic: true,
        code: null,
        discount_percent: 20,
        service_ids: [],
        image: expect.stringMatching(/\.jpg$/),
        status: 'active',
        state: 'running',
        uses: 0,
      },
    });
    expect(changed).toMatchObject({
      ...{ discount_percent: null, amount: { cents: 500 }, status: 'inactive', state: 'paused' },
      ...{ days: [1, 2], from_time: '09:00', until_time: '12:00', start_date: dayIn(0) },
    });
    expect(gone.envelope.status).toBe(404);
    expect(back).toEqual(changed);
  });

  test('has a code of five random characters where none is wished for [random-code-5]', async () => {
    const { client } = await setUp();

    const made = await client.call(contract.createPromotion, { body: basic() });
    const named = await client.call(contract.createPromotion, { body: { ...basic(), code: 'spring26' } });
    const same = await client.send(contract.createPromotion, { body: { ...basic(), code: 'SPRING26' } });

    expect(made.code).toMatch(/^[A-Z0-9]{5}$/);
    expect(named).toMatchObject({ code: 'SPRING26', is_automatic: false });
    expect(same.envelope).toMatchObject({ status: 423, errors: { code: ['You have this code already.'] } });
  });

  test.each([0, 101, -5, 'x'])('[discount-limit] of %s per cent is refused', async (discount) => {
    const { client } = await setUp();

    const { envelope } = await client.send(contract.createPromotion, {
      body: { ...basic(), discount_percent: discount as number },
    });

    expect(envelope).toMatchObject({
      status: 423,
      errors: { discount_percent: ['Discount Limit is out of the Limit.'] },
    });
  });

  test('[discount-limit] of 1 and of 100 per cent is possible', async () => {
    const { client } = await setUp();
    const made = (discount_percent: number) =>
      client.call(contract.createPromotion, { body: { ...basic(), discount_percent } });

    expect((await made(1)).discount_percent).toBe(1);
    expect((await made(100)).discount_percent).toBe(100);
  });

  test.each(['start_date', 'end_date'])(
    '[past-date] [B-098] is refused with a %s that is over',
    async (field) => {
      const { client } = await setUp();

      const { envelope } = await client.send(contract.createPromotion, {
        body: { ...basic(), [field]: dayIn(-1) },
      });

      expect(envelope).toMatchObject({ status: 423, errors: { [field]: ['Past dates are not allowed.'] } });
    },
  );

  test.each([
    ['end_date', { start_date: 5, end_date: 4 }, 'End date must not be before the start date.'],
    ['discount_percent', { amount: '5.00' }, 'Please give either a percentage or an amount.'],
    ['discount_percent', { discount_percent: '' }, 'Please give either a percentage or an amount.'],
    ['code', { code: 'ab1' }, 'A code has 5 to 20 letters and digits.'],
    ['until_time', { from_time: '09:00' }, 'Please give both times.'],
    ['from_time', { until_time: '09:00' }, 'Please give both times.'],
    ['until_time', { from_time: '09:00', until_time: '09:00' }, 'The end must be after the start.'],
    ['title', { title: '' }, 'Title is required.'],
  ])('is refused at %s for %j', async (field, changes, text) => {
    const { client } = await setUp();
    const days = Object.fromEntries(
      Object.entries(changes).map(([name, value]) => [
        name,
        typeof value === 'number' ? dayIn(value) : value,
      ]),
    );

    const { envelope } = await client.send(contract.createPromotion, {
      body: { ...basic(), ...days } as never,
    });

    expect(envelope).toMatchObject({ status: 423, errors: { [field]: [text] } });
  });

  test('keeps the days on which it began, and takes no other past ones [B-098]', async () => {
    const { client } = await setUp();
    const { id } = await client.call(contract.createPromotion, { body: basic() });
    await api.advance(daysMs(2));
    const change = (body: object) =>
      client.send(contract.updatePromotion, { params: { promotion_id: id }, body });

    const kept = await change({ title: 'Late spring', start_date: dayIn(-2), end_date: dayIn(9) });
    const moved = await change({ start_date: dayIn(-1) });
    await api.advance(daysMs(20));
    const over = await client.call(contract.listPromotions, { query: { status: 'inactive' } });

    expect(kept.envelope).toMatchObject({
      status: 200,
      data: { title: 'Late spring', start_date: dayIn(-22) },
    });
    expect(moved.envelope).toMatchObject({
      status: 423,
      errors: { start_date: ['Past dates are not allowed.'] },
    });
    expect(over.data).toMatchObject([{ id, state: 'over', status: 'inactive' }]);
  });

  test('is for own things only, and nobody else’s to see or change', async () => {
    const { seller } = await setUp();
    const { client: stranger } = await setUp();
    const { id } = await buildPromotion(api.db, seller);
    const params = { promotion_id: id };

    const foreign = await stranger.send(contract.createPromotion, {
      body: { ...basic(), service_ids: [4711] },
    });
    const answers = await Promise.all([
      stranger.send(contract.getPromotion, { params }),
      stranger.send(contract.updatePromotion, { params, body: { title: 'Mine' } }),
      stranger.send(contract.deletePromotion, { params }),
      stranger.send(contract.restorePromotion, { params }),
    ]);

    expect(foreign.envelope).toMatchObject({ status: 423, errors: { service_ids: expect.any(Array) } });
    expect(answers.map(({ envelope }) => envelope.status)).toEqual([404, 404, 404, 404]);
    expect(await stranger.call(contract.listPromotionSubjects)).toEqual([]);
  });

  test('is run by beauty, wellbeing, spa and restaurant businesses alone', async () => {
    const statusFor = async (sellerType: 'restaurant' | 'handyman' | 'retail') =>
      (
        await api
          .as(await buildSeller(api.db, { sellerType }))
          .send(contract.createPromotion, { body: basic() })
      ).envelope.status;

    expect(await statusFor('restaurant')).toBe(201);
    expect(await statusFor('handyman')).toBe(403);
    expect(await statusFor('retail')).toBe(403);
    expect((await api.as(await buildUser(api.db)).send(contract.listPromotions)).envelope.status).toBe(403);
  });

  test('is shown to everybody while it runs and needs no code', async () => {
    const { seller } = await setUp();
    const shown = await buildPromotion(api.db, seller, { title: 'Until Sunday' });
    await buildPromotion(api.db, seller, { is_automatic: false, code: 'SECRET' });
    await buildPromotion(api.db, seller, { is_active: false });
    await buildPromotion(api.db, seller, { start_date: dayIn(3) });
    const params = { business_id: seller.businessId };

    const page = await api.as().call(contract.listPublicPromotions, { params, query: {} });

    expect(page).toMatchObject({ total: 1, data: [{ id: shown.id, title: 'Until Sunday' }] });
    expect(JSON.stringify(page)).not.toContain('SECRET');
  });

  test('that was deleted comes back only while its code is free', async () => {
    const { client } = await setUp();
    const made = () => client.call(contract.createPromotion, { body: { ...basic(), code: 'AGAIN' } });
    const { id } = await made();
    await client.call(contract.deletePromotion, { params: { promotion_id: id } });
    await made();

    const back = await client.send(contract.restorePromotion, { params: { promotion_id: id } });

    expect(back.envelope).toMatchObject({ status: 423, errors: { code: ['You have this code already.'] } });
  });
});
