import * as contract from '@souk/contract/modules/appointments/bookings';
import { getBooking, listMyBookings } from '@souk/contract/modules/bookings/bookings';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { timeOf } from '../../availability/index.ts';
import { bookingKind } from '../../bookings/index.ts';
import { buildUser, signedInAgain } from '../../identity/testing.ts';
import { supersedeCheckouts } from '../../sales/index.ts';
import { buildService } from '../testing.ts';
import { buildSalon } from './bookings.testing.ts';

describe('booking services', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });

  test('takes a person’s time and says what it costs and what happens next', async () => {
    const { db, as } = api;
    const { form, team } = await buildSalon(db, { terms: { payment: 'after-confirming' } });
    const customer = await buildUser(db);

    const preview = await as().call(contract.previewBooking, { body: form });
    const booking = await as(customer).call(contract.bookBeauty, { body: { ...form, note: 'First visit' } });

    expect(preview).toMatchObject({ total: { cents: 6500 }, due_now: { cents: 0 }, minutes: 45 });
    expect(booking).toMatchObject({
      status: 'Pending',
      title: 'Wash and cut',
      start_time: '10:00',
      end_time: '10:45',
      total: { cents: 6500 },
      resources: [{ id: team.ids[0], kind: 'person' }],
      next: { step: 'answer', by: 'seller' },
      note: 'First visit',
    });
  });

  test('one after another keeps the same person for all of them, with what was chosen along', async () => {
    const { db, as } = api;
    const { form, team } = await buildSalon(db, { people: 2 });
    const seller = { id: team.ownerId };
    const colour = await buildService(db, seller, {
      name: 'Colour',
      price: 12_000,
      duration_minutes: 90,
      processing_from: 30,
      processing_minutes: 30,
      add_ons: [{ name: 'Treatment', price: 1500, extra_minutes: 15 }],
    });
    const shown = await as(await signedInAgain(db, seller)).call(contract.previewBooking, {
      body: { ...form, service_ids: [...form.service_ids, colour.id] },
    });

    const booking = await as(await buildUser(db)).call(contract.bookBeauty, {
      body: { ...form, service_ids: [...form.service_ids, colour.id], staff: team.ids[1] },
    });

    expect(shown).toMatchObject({ total: { cents: 18_500 }, minutes: 135 });
    expect(booking).toMatchObject({ end_time: '12:15', resources: [{ id: team.ids[1] }] });
    const time = await timeOf(db, [{ kind: bookingKind, id: booking.booking_id }]);
    expect(time.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([
      [team.at('10:00'), team.at('10:45')],
      [team.at('10:45'), team.at('11:15')],
      [team.at('11:45'), team.at('12:15')],
    ]);
  });

  test('[B-096] shows the half hours of a whole day, and offers exactly what can be booked', async () => {
    const { db, as } = api;
    const { form, businessId, serviceId, date } = await buildSalon(db);
    const query = { business_id: businessId, service_id: serviceId, date };
    await as(await buildUser(db)).call(contract.bookBeauty, { body: form });

    const slots = await as().call(contract.findAvailableSlots, { query });
    const free = slots.filter(({ available }) => available).map(({ time }) => time);
    const taken = await as(await buildUser(db)).send(contract.bookBeauty, {
      body: { ...form, time: '10:30' },
    });
    const last = await as(await buildUser(db)).call(contract.bookBeauty, {
      body: { ...form, time: free.at(-1) ?? '' },
    });

    expect(slots).toHaveLength(48);
    expect(free[0]).toBe('09:00');
    expect(free).not.toContain('10:00');
    expect(free).not.toContain('10:30');
    expect(free).toContain('11:00');
    expect(taken.envelope).toMatchObject({ status: 422, data: { code: 'slot-taken' } });
    expect(last).toMatchObject({ start_time: '16:00', end_time: '16:45' });
  });

  test('one hour by 200 at once is had by one; the others learn the next three times and owe nothing', async () => {
    const { db, as } = api;
    const { form, team } = await buildSalon(db, { terms: { payment: 'at-booking' } });
    const customers = await Promise.all(Array.from({ length: 200 }, () => buildUser(db)));

    const answers = await Promise.all(
      customers.map((customer) => as(customer).send(contract.bookBeauty, { body: form })),
    );

    const won = answers.filter(({ envelope }) => envelope.status === 201);
    const lost = answers.filter(({ envelope }) => envelope.status === 422);
    expect(won).toHaveLength(1);
    expect(lost).toHaveLength(199);
    const next = ['11:00', '11:30', '12:00'].map((time) => team.at(time).toISOString());
    for (const { envelope } of lost) expect(envelope.data).toMatchObject({ code: 'slot-taken', next });
  });

  test('[past-date] is refused in the past, and at one’s own business', async () => {
    const { db, as } = api;
    const { form, businessId, serviceId, team } = await buildSalon(db);
    const query = { business_id: businessId, service_id: serviceId, date: '2020-01-01' };

    const customer = await buildUser(db);
    const past = await as(customer).send(contract.bookBeauty, { body: { ...form, date: '2020-01-01' } });
    const seen = await as().send(contract.findAvailableSlots, { query });
    const own = await as(await signedInAgain(db, { id: team.ownerId })).send(contract.bookBeauty, {
      body: form,
    });

    const refusal = { status: 423, errors: { date: ['Past dates are not allowed.'] } };
    expect(past.envelope).toMatchObject(refusal);
    expect(seen.envelope).toMatchObject(refusal);
    expect(own.envelope.status).toBe(403);
  });

  test('is not possible where it is hidden, of another kind, or priced by quote', async () => {
    const { db, as } = api;
    const { form, team } = await buildSalon(db);
    const seller = { id: team.ownerId };
    const hidden = await buildService(db, seller, { name: 'Old', is_active: false });
    const quoted = await buildService(db, seller, { name: 'Wedding', price_kind: 'quote', price: null });
    const customer = as(await buildUser(db));
    const send = (ids: number[]) =>
      customer.send(contract.bookBeauty, { body: { ...form, service_ids: ids } });

    expect((await send([hidden.id])).envelope).toMatchObject({ data: { code: 'service-not-offered' } });
    expect((await send([quoted.id])).envelope).toMatchObject({
      status: 423,
      errors: { service_ids: expect.any(Array) },
    });
    expect((await send([])).envelope).toMatchObject({
      errors: { service_ids: ['Please choose what you would like to book.'] },
    });
    expect((await customer.send(contract.bookSpa, { body: form })).envelope.status).toBe(404);
  });

  test('by hand stands at once, outside the hours too, but never on top of another', async () => {
    const { db, as } = api;
    const { serviceId, date, team } = await buildSalon(db);
    const asSeller = as(await signedInAgain(db, { id: team.ownerId }));
    const body = { service_ids: [serviceId], date, time: '19:00', customer_name: 'Walk-in' };

    const entered = await asSeller.call(contract.enterBooking, { body });
    const again = await asSeller.send(contract.enterBooking, { body });

    expect(entered).toMatchObject({
      status: 'Accepted',
      payment: 'on-the-spot',
      customer: { id: null, name: 'Walk-in' },
    });
    expect(again.envelope).toMatchObject({ status: 422, data: { code: 'slot-taken' } });
  });

  test('and paying in one call takes effect once per key, and keeps the booking when the card is refused', async () => {
    const { db, as, settle } = api;
    const { serviceId, date } = await buildSalon(db, {
      terms: { payment: 'at-booking', confirmation: 'at-once' },
    });
    const customer = as(await buildUser(db));
    const pay = { payment_method: 'card', stripeToken: 'tok_visa' } as const;
    const body = { service_id: serviceId, date, time: '10:00', ...pay };
    const headers = { 'idempotency-key': 'book-and-pay-once' };

    const idsOf = (data: unknown) => {
      const { payment, booking } = data as { payment: { id: number }; booking: { booking_id: number } };
      return [payment.id, booking.booking_id];
    };

    const first = await customer.send(contract.bookAndPay, { body, headers });
    const again = await customer.send(contract.bookAndPay, { body, headers });
    const refused = await customer.send(contract.bookAndPay, {
      body: { ...body, time: '13:00', stripeToken: 'tok_declined' },
      headers: { 'idempotency-key': 'book-and-pay-refused' },
    });
    await settle();
    const mine = await customer.call(listMyBookings, { query: {} });

    expect(first.envelope).toMatchObject({ status: 201, data: { payment: { status: 'succeeded' } } });
    expect(idsOf(again.envelope.data)).toEqual(idsOf(first.envelope.data));
    expect(refused.envelope).toMatchObject({ status: 422, message: 'payment failed, contact administrator' });
    expect(mine.data.map(({ start_time, status }) => [start_time, status])).toEqual([
      ['13:00', 'Amount-Paid-Pending'],
      ['10:00', 'Accepted-Paid'],
    ]);
  });

  test('is refused at a price that has risen since its customer saw it, with the price of now', async () => {
    const { db, as } = api;
    const { form } = await buildSalon(db);
    const customer = as(await buildUser(db));

    const dearer = await customer.send(contract.bookBeauty, { body: { ...form, quoted_cents: 6499 } });
    const cheaper = await customer.send(contract.bookBeauty, { body: { ...form, quoted_cents: 6600 } });

    expect(dearer.envelope).toMatchObject({
      status: 422,
      data: { code: 'price-changed', total: { cents: 6500 }, items: [{ title: 'Wash and cut' }] },
    });
    expect(cheaper.envelope).toMatchObject({ status: 201, data: { total: { cents: 6500 }, reductions: [] } });
  });

  test('is left alone by an order that its customer places before it is paid', async () => {
    const { db, as } = api;
    const { form } = await buildSalon(db, { terms: { payment: 'at-booking' } });
    const customer = await buildUser(db);
    const { booking_id } = await as(customer).call(contract.bookBeauty, { body: form });

    await db.transaction((tx) => supersedeCheckouts(tx, { kind: 'retail.order' }, customer.id));
    const booking = await as(customer).call(getBooking, { params: { booking_id } });

    expect(booking).toMatchObject({ status: 'Pending', next: { step: 'pay', by: 'customer' } });
  });
});
