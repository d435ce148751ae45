import * as contract from '@souk/contract/modules/appointments/bookings';
import { deleteService, listPublicServices } from '@souk/contract/modules/appointments/services';
import * as promotions from '@souk/contract/modules/discounts/promotions';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildPromotion, promotionForm } from '../../discounts/testing.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildService } from '../testing.ts';
import { buildPromoted } from './bookings.testing.ts';

type PromotionChanges = Parameters<typeof buildPromotion>[2];
type Options = Parameters<typeof buildPromoted> extends [unknown, ...infer Rest] ? Rest : never;

describe('booking with a promotion', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });

  const setUp = (...options: Options) => buildPromoted(api, ...options);
  const customer = async () => api.as(await buildUser(api.db));

  test('takes it off without asking, by a line of its own, for visitors and customers alike', async () => {
    const { form, promotion, uses } = await setUp();

    const preview = await api.as().call(contract.previewBooking, { body: form });
    const quoted = { ...form, quoted_cents: preview.total.cents };
    const booking = await (await customer()).call(contract.bookBeauty, { body: quoted });

    const reduced = {
      reductions: [
        { kind: 'discounts.promotion', id: promotion.id, title: 'Spring 20 %', amount: { cents: 1300 } },
      ],
      sub_total: { cents: 6500 },
      discount: { cents: 1300 },
      total: { cents: 5200 },
    };
    expect(preview).toMatchObject(reduced);
    expect(booking).toMatchObject(reduced);
    expect(booking.items).toMatchObject([{ discount: { cents: 1300 }, total: { cents: 5200 } }]);
    expect(await uses()).toBe(1);
  });

  test('lowers the tax in the price with it, and what is for one service leaves the others alone', async () => {
    const { form, seller, asSeller } = await setUp({ is_active: false });
    const other = await buildService(api.db, seller, { name: 'Colour', price: 10_000 });
    await buildPromotion(api.db, seller, { title: 'Colours', discount_percent: 50, service_ids: [other.id] });

    const alone = await api.as().call(contract.previewBooking, { body: form });
    const both = await api.as().call(contract.previewBooking, {
      body: { ...form, service_ids: [...form.service_ids, other.id] },
    });
    const named = await asSeller.call(promotions.listPromotions, { query: {} });

    expect(alone).toMatchObject({ total: { cents: 6500 }, reductions: [] });
    expect(both).toMatchObject({ total: { cents: 11_500 }, discount: { cents: 5000 } });
    expect(both.items.map(({ total }) => total.cents)).toEqual([6500, 5000]);
    expect(named.data[0]?.subjects).toEqual([
      { kind: 'appointments.service', id: other.id, title: 'Colour' },
    ]);
  });

  test('takes the best automatic one, and a code only where it is entered', async () => {
    const { form, seller } = await setUp({ discount_percent: 10 });
    await buildPromotion(api.db, seller, { title: 'Best', amount: 1000 });
    await buildPromotion(api.db, seller, { title: 'Secret', is_automatic: false, code: 'SECRET' });
    const preview = async (asked: object) =>
      (await api.as().call(contract.previewBooking, { body: { ...form, ...asked } })).reductions;

    expect(await preview({})).toMatchObject([{ title: 'Best', amount: { cents: 1000 } }]);
    expect(await preview({ promo_code: ' secret ' })).toMatchObject([
      { title: 'Secret 20 %', amount: { cents: 1300 } },
    ]);
  });

  test('takes the automatic one that is asked for by its id, but none whose code is not known', async () => {
    const { form, seller, promotion } = await setUp({ discount_percent: 10 });
    const code = await buildPromotion(api.db, seller, { is_automatic: false, code: 'SECRET' });
    await buildPromotion(api.db, seller, { title: 'Best' });
    const send = (promotion_id: number) =>
      api.as().send(contract.previewBooking, { body: { ...form, promotion_id } });

    expect((await send(promotion.id)).envelope.data).toMatchObject({ discount: { cents: 650 } });
    expect((await send(code.id)).envelope).toMatchObject({
      status: 423,
      errors: { promotion_id: ['This code is not valid.'] },
    });
  });

  test.each<[string, NonNullable<PromotionChanges>]>([
    ['This code is not valid.', { is_active: false }],
    ['This code is not valid.', { code: 'OTHER' }],
    ['This promotion needs at least $65.01.', { least_spend: 6501 }],
    ['This promotion does not apply at that time.', { days: [2] }],
    ['This promotion does not apply at that time.', { from_time: '10:30', until_time: '11:00' }],
  ])('says at the field why a code does not apply: %s', async (text, changes) => {
    const { form } = await setUp({ is_automatic: false, code: 'SECRET', ...changes });

    const { envelope } = await (await customer()).send(contract.bookBeauty, {
      body: { ...form, promo_code: 'SECRET' },
    });

    expect(envelope).toMatchObject({ status: 423, errors: { promo_code: [text] } });
  });

  test('of another business is unknown here', async () => {
    await setUp({ is_automatic: false, code: 'ELSEWHERE' });
    const { form } = await setUp();

    const { envelope } = await (await customer()).send(contract.bookBeauty, {
      body: { ...form, promo_code: 'ELSEWHERE' },
    });

    expect(envelope).toMatchObject({ status: 423, errors: { promo_code: ['This code is not valid.'] } });
  });

  test('in quiet hours goes by the clock at the business, once a time is chosen', async () => {
    const quiet = { days: [1], from_time: '10:00', until_time: '10:30' };
    const { form, team } = await setUp(quiet);
    const preview = async (startsAt?: Date) => {
      const at = startsAt && { starts_at: startsAt.toISOString() };
      return (await api.as().call(contract.previewBooking, { body: { ...form, ...at } })).total.cents;
    };

    const [none, quietHour, later, nextDay] = await Promise.all([
      preview(),
      preview(team.at('10:00')),
      preview(team.at('10:30')),
      preview(team.at('10:00', 1)),
    ]);
    const booked = await (await customer()).call(contract.bookBeauty, { body: form });

    expect([none, quietHour, later, nextDay]).toEqual([6500, 5200, 6500, 6500]);
    expect(booked.total.cents).toBe(5200);
  });

  test('leaves nothing to pay, or so much that it can be paid', async () => {
    const { form, seller } = await setUp({ discount_percent: 100 });
    const free = await (await customer()).call(contract.bookBeauty, { body: form });
    await buildPromotion(api.db, seller, {
      title: 'Nearly',
      amount: 6499,
      is_automatic: false,
      code: 'NEARLY',
    });

    const nearly = await api.as().call(contract.previewBooking, { body: { ...form, promo_code: 'NEARLY' } });

    expect(free.total.cents).toBe(0);
    expect(nearly.total.cents).toBeGreaterThan(1);
    expect(nearly.total.cents + nearly.discount.cents).toBe(6500);
  });

  test('is shown with every service that costs less for everybody now, and with no other', async () => {
    const { businessId, seller } = await setUp({ title: 'Cuts', discount_percent: 10 });
    await buildService(api.db, seller, { name: 'Styling', price_kind: 'hour', price: 5000 });
    await buildPromotion(api.db, seller, { title: 'Newcomers', discount_percent: 90, is_first_visit: true });
    await buildPromotion(api.db, seller, { title: 'Ten dollars', amount: 1000 });
    await buildPromotion(api.db, seller, { title: 'Mondays', discount_percent: 80, days: [1] });
    const params = { business_id: businessId };

    const { data: shown } = await api.as().call(listPublicServices, { params, query: {} });

    expect(shown.map(({ name, offer }) => [name, offer?.title, offer?.price.cents])).toEqual([
      ['Wash and cut', 'Ten dollars', 5500],
      ['Styling', 'Cuts 10 %', 4500],
    ]);
  });

  test('for a service that was deleted stays for it alone, and can still be paused', async () => {
    const { seller, asSeller } = await setUp({ is_active: false });
    const service = await buildService(api.db, seller, { name: 'Gone' });
    const { id } = await buildPromotion(api.db, seller, { service_ids: [service.id] });
    await asSeller.call(deleteService, { params: { service_id: service.id } });

    const body = { is_active: false };
    const paused = await asSeller.call(promotions.updatePromotion, { params: { promotion_id: id }, body });
    const form = { ...promotionForm(), amount: '', service_ids: [service.id] };
    const other = await asSeller.send(promotions.createPromotion, { body: form });

    expect(paused).toMatchObject({ state: 'paused', subjects: [{ id: service.id, title: 'Gone' }] });
    expect(other.envelope).toMatchObject({
      status: 423,
      errors: { service_ids: ['Please choose from what you offer.'] },
    });
    expect((await asSeller.call(promotions.listPromotionSubjects)).map(({ title }) => title)).toEqual([
      'Wash and cut',
    ]);
  });

  test('applies to walk-ins as far as nothing has to be known of them', async () => {
    const { form, seller, asSeller } = await setUp({ discount_percent: 10 });
    await buildPromotion(api.db, seller, { title: 'Newcomers', is_first_visit: true });
    await buildPromotion(api.db, seller, { title: 'Once', customer_uses_max: 1 });
    const { business_id: _id, ...when } = form;

    const entered = await asSeller.call(contract.enterBooking, {
      body: { ...when, customer_name: 'Walk-in' },
    });

    expect(entered).toMatchObject({ discount: { cents: 650 }, total: { cents: 5850 } });
  });
});
