import * as contract from '@souk/contract/modules/appointments/bookings';
import { getBooking, markNoShow } from '@souk/contract/modules/bookings/bookings';
import { beautyBookings } from '@souk/contract/modules/bookings/families';
import { beforeAll, describe, expect, test } from 'vitest';
import { clock, hoursMs } from '../../../platform/clock.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { findDifferences } from '../../payments/testing.ts';
import { buildPromoted } from './bookings.testing.ts';

type Options = Parameters<typeof buildPromoted> extends [unknown, ...infer Rest] ? Rest : never;

describe('using a promotion', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });

  const setUp = (...options: Options) => buildPromoted(api, ...options);
  const customer = async () => api.as(await buildUser(api.db));

  test('for a first visit is for who has never booked here, or was never served', async () => {
    const { form } = await setUp({ is_first_visit: true });
    const client = await customer();
    const book = (time: string) => client.call(contract.bookBeauty, { body: { ...form, time } });

    const first = await book('10:00');
    const second = await book('11:00');
    for (const { booking_id } of [first, second])
      await client.call(beautyBookings.cancel, { params: { booking_id }, body: { reason: 'No time' } });
    await api.settle();
    const again = await book('12:00');

    expect([first, second, again].map(({ total }) => total.cents)).toEqual([5200, 6500, 5200]);
  });

  test('of one use, by 50 at once, is had by one; 49 learn the full price and have booked nothing', async () => {
    const { form, team, uses } = await setUp({ uses_max: 1 }, { people: 50 });
    const customers = await Promise.all(Array.from({ length: 50 }, customer));

    const answers = await Promise.all(
      customers.map((client, index) =>
        client.send(contract.bookBeauty, {
          body: { ...form, staff: team.ids[index], quoted_cents: 5200 },
        }),
      ),
    );

    const won = answers.filter(({ envelope }) => envelope.status === 201);
    const lost = answers.filter(({ envelope }) => envelope.status === 422);
    expect(won).toHaveLength(1);
    expect(won[0]?.envelope.data).toMatchObject({ total: { cents: 5200 } });
    expect(lost).toHaveLength(49);
    for (const { envelope } of lost)
      expect(envelope.data).toMatchObject({ code: 'price-changed', total: { cents: 6500 }, reductions: [] });
    expect(await uses()).toBe(1);
    const agreed = await (await customer()).call(contract.bookBeauty, {
      body: { ...form, staff: team.ids[7], quoted_cents: 6500 },
    });
    expect(agreed).toMatchObject({ total: { cents: 6500 }, reductions: [] });
  });

  test('of one use by its code, by ten at once, is had by one; nine read why at the field', async () => {
    const { form, team } = await setUp({ uses_max: 1, is_automatic: false, code: 'ONCE5' }, { people: 10 });
    const customers = await Promise.all(Array.from({ length: 10 }, customer));

    const answers = await Promise.all(
      customers.map((client, index) =>
        client.send(contract.bookBeauty, { body: { ...form, staff: team.ids[index], promo_code: 'once5' } }),
      ),
    );

    expect(answers.filter(({ envelope }) => envelope.status === 201)).toHaveLength(1);
    const lost = answers.filter(({ envelope }) => envelope.status === 423);
    expect(lost).toHaveLength(9);
    for (const { envelope } of lost)
      expect(envelope.errors).toEqual({ promo_code: ['This promotion has been used up.'] });
  });

  test('once per customer is not had twice by two bookings of one customer at once', async () => {
    const { form, uses } = await setUp({ customer_uses_max: 1 });
    const client = await customer();

    const answers = await Promise.all(
      ['10:00', '11:00', '12:00'].map((time) =>
        client.send(contract.bookBeauty, { body: { ...form, time, quoted_cents: 5200 } }),
      ),
    );

    expect(answers.map(({ envelope }) => envelope.status).toSorted()).toEqual([201, 422, 422]);
    expect(await uses()).toBe(1);
    const next = await client.call(contract.bookBeauty, { body: { ...form, time: '14:00' } });
    expect(next.total.cents).toBe(6500);
  });

  test('gives its use back when the booking is declined, cancelled or never paid, once', async () => {
    const { form, uses, asSeller } = await setUp(
      { uses_max: 3 },
      { terms: { payment: 'after-confirming', confirmation: 'by-hand' } },
    );
    const client = await customer();
    const book = async (time: string) => ({
      booking_id: (await client.call(contract.bookBeauty, { body: { ...form, time } })).booking_id,
    });
    const [declined, cancelled, unpaid] = [await book('10:00'), await book('11:00'), await book('12:00')];
    const full = await client.call(contract.bookBeauty, { body: { ...form, time: '13:00' } });
    expect(full.total.cents).toBe(6500);

    await asSeller.call(beautyBookings.decline, { params: declined, body: {} });
    await api.settle();
    expect(await uses()).toBe(2);
    await client.call(beautyBookings.cancel, { params: cancelled, body: { reason: 'No time' } });
    await api.settle();
    expect(await uses()).toBe(1);
    await asSeller.call(beautyBookings.confirm, { params: unpaid });
    await api.advance(hoursMs(25));
    expect(await uses()).toBe(0);
    expect((await client.call(getBooking, { params: unpaid })).status).toBe('Expired');
  });

  test('is used up by who does not come', async () => {
    const { form, uses, asSeller, team } = await setUp(
      { uses_max: 1 },
      { terms: { payment: 'on-the-spot', confirmation: 'at-once' } },
    );
    const { booking_id } = await (await customer()).call(contract.bookBeauty, { body: form });

    await api.advance(team.at('10:30').getTime() - clock.now().getTime());
    await asSeller.call(markNoShow, { params: { booking_id } });
    await api.settle();

    expect(await uses()).toBe(1);
  });

  test('gives back on cancelling what was paid and no more, and pays the seller of the lower price', async () => {
    const { form } = await setUp(
      { amount: 1333 },
      { terms: { payment: 'at-booking', confirmation: 'at-once' } },
    );
    const client = await customer();
    const { service_ids, business_id: _id, ...when } = form;
    const paid = await client.call(contract.bookAndPay, {
      body: {
        ...when,
        service_id: service_ids[0] ?? 0,
        payment_method: 'card',
        stripeToken: 'tok_visa',
        quoted_cents: 5167,
      },
    });
    await api.settle();
    const params = { booking_id: paid.booking.booking_id };

    const { if_cancelled: quote, paid: money } = await client.call(getBooking, { params });
    const cancelled = await client.call(beautyBookings.cancel, {
      params,
      body: { reason: 'I am ill', quoted_cents: quote?.refund.cents ?? 0 },
    });
    await api.settle();

    expect(paid).toMatchObject({ total: { cents: 5167 }, payment: { status: 'succeeded' } });
    expect(money.cents).toBe(5167);
    expect(quote?.refund.cents).toBe(5167);
    expect(cancelled).toMatchObject({ status: 'Cancelled', refunded: { cents: 5167 } });
    expect(await findDifferences(api.db)).toEqual([]);
  });

  test('is not used by a booking that is refused for another reason', async () => {
    const { form, uses, team } = await setUp({ uses_max: 2 });
    const staffed = { ...form, staff: team.ids[0] };
    await (await customer()).call(contract.bookBeauty, { body: staffed });

    const taken = await (await customer()).send(contract.bookBeauty, { body: staffed });

    expect(taken.envelope).toMatchObject({ data: { code: 'slot-taken' } });
    expect(await uses()).toBe(1);
  });
});
