import * as bookings from '@souk/contract/modules/appointments/bookings';
import { listPublicServices, updateService } from '@souk/contract/modules/appointments/services';
import {
  createDeal,
  deleteDeal,
  getPublicDeal,
  listDeals,
  updateDeal,
} from '@souk/contract/modules/discounts/deals';
import { search } from '@souk/contract/modules/search/search';
import { listContent } from '@souk/contract/modules/search/views';
import { beforeAll, describe, expect, test } from 'vitest';
import { clock, daysMs } from '../../../platform/clock.ts';
import { dayOf } from '../../../platform/period.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildBusiness } from '../../bookings/testing.ts';
import { buildUser, signedInAgain } from '../../identity/testing.ts';
import { findBusiness } from '../../sellers/index.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { buildService } from '../testing.ts';

const zone = 'Australia/Sydney';

describe('a daily deal on a service', () => {
  let api: TestApi;
  const day = (ahead: number) => dayOf(new Date(clock.now().getTime() + daysMs(ahead)), zone);

  beforeAll(async () => {
    api = await startApi();
  });

  async function build(name: string, changes: Parameters<typeof buildService>[2] = {}) {
    const team = await buildBusiness(api.db, { payment: 'after-confirming' });
    const service = await buildService(api.db, { id: team.ownerId }, { name, ...changes });
    const business_id = (await findBusiness(api.db, team.ownerId))?.id ?? 0;
    const seller = api.as(await signedInAgain(api.db, { id: team.ownerId }));
    const body = (given: Record<string, unknown> = {}) => ({
      title: 'Tuesday treat',
      service_ids: [String(service.id)],
      discount_percent: 20,
      start_date: day(0),
      end_date: day(0),
      ...given,
    });
    const chosen = { business_id, service_ids: [service.id] };
    const date = dayOf(team.at('10:00'), zone);
    const find = async () =>
      (await api.as().call(search, { query: { keyword: name, module: 'booking' } })).data;
    return {
      team,
      service,
      business_id,
      seller,
      body,
      chosen,
      find,
      form: { ...chosen, date, time: '10:00' },
    };
  }

  test('lowers what is booked while it lasts, with its badge in lists and on the business’s page', async () => {
    const { service, seller, body, chosen, form, find, business_id } = await build('Dealt dye');
    await api.advance(daysMs(1));

    const deal = await seller.call(createDeal, { body: body() });
    const booking = await api
      .as(await buildUser(api.db))
      .call(bookings.bookBeauty, { body: { ...form, quoted_cents: 5200 } });

    expect(deal).toMatchObject({
      item_ids: [],
      service_ids: [service.id],
      product: null,
      service: { id: service.id, title: 'Dealt dye' },
      original_price: { cents: 6500 },
      price: { cents: 5200 },
      is_running: true,
      is_deal: true,
    });
    expect(booking).toMatchObject({
      total: { cents: 5200 },
      reductions: [{ kind: 'discounts.deal', id: deal.id, title: 'Tuesday treat', amount: { cents: 1300 } }],
    });
    expect(await find()).toMatchObject([
      { price: { cents: 5200 }, was_price: { cents: 6500 }, is_deal: true },
    ]);
    const content = { params: { content_type: 'daily-deals' }, query: { module: 'booking' as const } };
    expect((await api.as().call(listContent, content)).data.map(({ id }) => id)).toEqual([service.id]);
    const shown = await api.as().call(listPublicServices, { params: { business_id } });
    expect(shown.data[0]?.deal).toMatchObject({ id: deal.id, price: { cents: 5200 }, is_deal: true });
    expect(await api.as().call(getPublicDeal, { params: { deal_id: deal.id } })).toMatchObject({
      service: { id: service.id },
      business: { business_id },
    });
    expect((await api.as().call(bookings.previewBooking, { body: chosen })).total.cents).toBe(5200);
  });

  test('holds to its last minute and not a moment longer, for whenever the visit is', async () => {
    const { seller, body, form, chosen, find } = await build('Minute manicure');
    const deal = await seller.call(createDeal, { body: body() });
    const left = () => new Date(deal.ends_at).getTime() - clock.now().getTime();
    const customer = api.as(await buildUser(api.db));

    await api.advance(left() - 1000);
    const inTime = await customer.call(bookings.bookBeauty, { body: { ...form, quoted_cents: 5200 } });
    await api.advance(left());
    const late = await customer.send(bookings.bookBeauty, {
      body: { ...form, time: '13:00', quoted_cents: 5200 },
    });

    expect(inTime).toMatchObject({ total: { cents: 5200 } });
    expect(late.envelope).toMatchObject({
      status: 422,
      data: { code: 'price-changed', total: { cents: 6500 } },
    });
    expect((await api.as().call(bookings.previewBooking, { body: chosen })).total.cents).toBe(6500);
    expect(await find()).toMatchObject([{ price: { cents: 6500 }, was_price: null, is_deal: false }]);
    await expect(api.as().call(getPublicDeal, { params: { deal_id: deal.id } })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('that is deleted while somebody books never costs them more than they have seen', async () => {
    const { seller, body, form } = await build('Raced rinse');
    const deal = await seller.call(createDeal, { body: body() });
    const customer = api.as(await buildUser(api.db));

    const [booked] = await Promise.all([
      customer.send(bookings.bookBeauty, { body: { ...form, quoted_cents: 5200 } }),
      seller.call(deleteDeal, { params: { deal_id: deal.id } }),
    ]);
    const late = await customer.send(bookings.bookBeauty, {
      body: { ...form, time: '13:00', quoted_cents: 5200 },
    });

    if (booked.status === 201) expect(booked.envelope).toMatchObject({ data: { total: { cents: 5200 } } });
    else expect(booked.envelope).toMatchObject({ data: { code: 'price-changed', total: { cents: 6500 } } });
    expect(late.envelope).toMatchObject({ data: { code: 'price-changed' } });
  });

  test('wears no badge where the price was as low in the 30 days before', async () => {
    const { team, service, seller, body, find } = await build('Faked facial');
    const price = (given: string) =>
      seller.call(updateService, { params: { service_id: service.id }, body: { price: given } });
    await price('50');
    await api.advance(daysMs(1));
    await price('65');
    await api.advance(daysMs(1));

    const deal = await seller.call(createDeal, { body: body() });

    expect(deal).toMatchObject({ is_running: true, price: { cents: 5200 }, is_deal: false });
    expect(await find()).toMatchObject([{ price: { cents: 5200 }, is_deal: false }]);
    await api.advance(daysMs(32));
    const again = api.as(await signedInAgain(api.db, { id: team.ownerId }));
    const later = await again.call(createDeal, {
      body: body({ start_date: day(0), end_date: day(0), discount_percent: 25 }),
    });
    expect(later).toMatchObject({ price: { cents: 4875 }, is_deal: true });
  });

  test('takes nothing off add-ons, and as much off every hour', async () => {
    const { seller, body, chosen } = await build('Long massage', {
      price_kind: 'hour',
      duration_minutes: 120,
      add_ons: [{ name: 'Oil', price: 1000, extra_minutes: 0 }],
    });
    await seller.call(createDeal, { body: body({ price: '50', discount_percent: undefined }) });
    const shown = await api.as().call(listPublicServices, { params: { business_id: chosen.business_id } });

    const add_on_ids = shown.data[0]?.add_ons.map(({ id }) => id) ?? [];
    const preview = await api.as().call(bookings.previewBooking, { body: { ...chosen, add_on_ids } });

    expect(preview).toMatchObject({ total: { cents: 11_000 }, discount: { cents: 3000 } });
  });

  test('is the only one on its service at a time, whoever saves first', async () => {
    const { seller, body } = await build('Crowded curl');

    const answers = await Promise.all(
      Array.from({ length: 5 }, () => seller.send(createDeal, { body: body() })),
    );

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 422)?.envelope.message).toBe(
      'This service already has another deal at that time.',
    );
  });

  test.each([
    [{ discount_percent: 0 }, 'discount_percent', 'Discount Limit is out of the Limit.'],
    [{ discount_percent: 101 }, 'discount_percent', 'Discount Limit is out of the Limit.'],
    [{ price: '65.00' }, 'price', 'Discount Limit is out of the Limit.'],
    [{ start_date: '2020-01-01' }, 'start_date', 'Past dates are not allowed.'],
    [{ service_ids: [] }, 'service_ids', 'Please choose a service.'],
  ])('is refused at its field: %j [discount-limit] [past-date] [B-098]', async (changes, field, text) => {
    const { seller, body } = await build('Refused rub');

    const { envelope } = await seller.send(createDeal, { body: body(changes) });

    expect(envelope).toMatchObject({ status: 423, errors: { [field]: [text] } });
  });

  test('needs an own service that has a price, and is changed by nobody else', async () => {
    const { seller, body } = await build('Own ointment');
    const { service: quoted, ...other } = await build('Quoted quiff', { price_kind: 'quote', price: null });
    const stranger = api.as(await buildSeller(api.db, { sellerType: 'beauty' }));
    const refusal = {
      status: 423,
      errors: { service_ids: ['Please choose a service of your own that has a price.'] },
    };
    const deal = await seller.call(createDeal, { body: body() });
    const params = { deal_id: deal.id };

    expect((await stranger.send(createDeal, { body: body() })).envelope).toMatchObject(refusal);
    const onQuote = { body: other.body({ service_ids: [String(quoted.id)] }) };
    expect((await other.seller.send(createDeal, onQuote)).envelope).toMatchObject(refusal);
    await expect(stranger.call(updateDeal, { params, body: {} })).rejects.toMatchObject({ status: 404 });
    await expect(stranger.call(deleteDeal, { params })).rejects.toMatchObject({ status: 404 });
    expect((await stranger.call(listDeals)).total).toBe(0);
  });
});
