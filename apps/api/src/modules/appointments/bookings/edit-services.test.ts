import * as contract from '@souk/contract/modules/appointments/bookings';
import { beautyBookings } from '@souk/contract/modules/bookings/families';
import { beforeAll, describe, expect, test } from 'vitest';
import { hoursMs } from '../../../platform/clock.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { timeOf } from '../../availability/index.ts';
import { bookingKind, getBooking } from '../../bookings/index.ts';
import { bookHour, payForBooking } from '../../bookings/testing.ts';
import { buildUser, signedInAgain } from '../../identity/testing.ts';
import { notificationsOf } from '../../notifications/testing.ts';
import { buildService } from '../testing.ts';
import { buildPromoted, buildSalon } from './bookings.testing.ts';

const unpaid = { payment: 'after-confirming' } as const;

describe('choosing other services for a request', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });

  /** A request of an hour at ten, and another service of half an hour at the same salon. */
  async function setUp(terms: Parameters<typeof buildSalon>[1] = {}) {
    const salon = await buildSalon(api.db, { terms: unpaid, service: { duration_minutes: 60 }, ...terms });
    const seller = { id: salon.team.ownerId };
    const other = await buildService(api.db, seller, { name: 'Colour', price: 9_000, duration_minutes: 30 });
    const customer = await buildUser(api.db);
    const asCustomer = api.as(customer);
    const booking = await asCustomer.call(contract.bookBeauty, { body: salon.form });
    const params = { booking_id: booking.booking_id };
    const claims = () => timeOf(api.db, [{ kind: bookingKind, id: booking.booking_id }]);
    const edit = (body: object) => asCustomer.send(beautyBookings.update, { params, body });
    return { ...salon, seller, other, customer, asCustomer, booking, params, claims, edit };
  }

  test('reprices it, takes the time that they need, and tells the business', async () => {
    const { serviceId, other, booking, params, asCustomer, claims, seller, team } = await setUp();

    const edited = await asCustomer.call(beautyBookings.update, {
      params,
      body: { service_ids: [serviceId, other.id], time: '11:00', date: booking.date, note: 'Both, please' },
    });

    expect(booking.moves).toContain('edit');
    expect(edited).toMatchObject({
      status: 'Pending',
      start_time: '11:00',
      end_time: '12:30',
      note: 'Both, please',
      total: { cents: booking.total.cents + 9_000 },
      items: [{ id: serviceId }, { id: other.id }],
    });
    expect(edited.history.at(-1)).toMatchObject({ move: 'edit', by: 'customer' });
    expect(await claims()).toMatchObject([
      { startsAt: team.at('11:00'), endsAt: team.at('12:00'), state: 'held' },
      { startsAt: team.at('12:00'), endsAt: team.at('12:30'), state: 'held' },
    ]);
    const told = (await notificationsOf(api.db, seller.id)).map(({ subject }) => subject);
    expect(told.some((subject) => subject.endsWith('has changed a request'))).toBe(true);
  });

  test('keeps the start, and gives back what a shorter visit does not need', async () => {
    const { other, booking, claims, edit, team } = await setUp();

    const { envelope } = await edit({ service_ids: [other.id] });

    expect(envelope).toMatchObject({ status: 200, data: { start_time: booking.start_time } });
    expect(await claims()).toMatchObject([{ startsAt: team.at('10:00'), endsAt: team.at('10:30') }]);
  });

  test('is refused whole where the time is not free, or it costs more than was said', async () => {
    const { serviceId, other, booking, params, asCustomer, claims, edit, team } = await setUp();
    await bookHour(api.db, { team, startsAt: team.at('11:00') });
    const before = await claims();

    const taken = await edit({ service_ids: [serviceId, other.id] });
    const dearer = await edit({ service_ids: [other.id], quoted_cents: 8_999 });
    const unknown = await edit({ service_ids: [999_999] });

    expect([taken, dearer, unknown].map(({ envelope }) => envelope)).toMatchObject([
      { status: 422, data: { code: 'slot-taken' } },
      { status: 422, data: { code: 'price-changed' } },
      { status: 422, message: 'This cannot be booked here.' },
    ]);
    expect(await claims()).toEqual(before);
    const after = await asCustomer.call(beautyBookings.get, { params });
    expect(after).toMatchObject({ total: booking.total, items: [{ id: serviceId }] });
  });

  test('is not for what is paid with the request, nor for strangers, nor once it is confirmed', async () => {
    const paid = await setUp({ terms: { payment: 'at-booking' } });
    await payForBooking(api.db, await getBooking(api.db, paid.booking.booking_id));
    const { other, params, edit, seller } = await setUp();
    const stranger = api.as(await buildUser(api.db));
    const body = { service_ids: [other.id] };

    const ofPaid = await paid.edit({ service_ids: [paid.other.id] });
    const strange = await stranger.send(beautyBookings.update, { params, body });
    await api.as(await signedInAgain(api.db, seller)).call(beautyBookings.confirm, { params });
    const late = await edit(body);

    expect(ofPaid.envelope.message).toContain('What is paid with the request keeps its services.');
    expect(strange.envelope.status).toBe(404);
    expect(late.envelope).toMatchObject({ status: 422, data: { code: 'booking-move-not-allowed' } });
  });

  test('uses its promotion once, however often it changes', async () => {
    const { form, serviceId, seller, uses } = await buildPromoted(
      api,
      { uses_max: 1, is_first_visit: true },
      { terms: unpaid },
    );
    const other = await buildService(api.db, seller, { name: 'Colour', price: 10_000 });
    const asCustomer = api.as(await buildUser(api.db));
    const { booking_id } = await asCustomer.call(contract.bookBeauty, { body: form });
    const params = { booking_id };

    for (const service_ids of [[other.id], [serviceId, other.id]])
      await asCustomer.call(beautyBookings.update, { params, body: { service_ids } });

    const after = await asCustomer.call(beautyBookings.get, { params });
    expect(after).toMatchObject({ sub_total: { cents: 16_500 }, total: { cents: 13_200 } });
    expect(await uses()).toBe(1);
  });

  test('at once leaves one choice, with its time and its price', async () => {
    const { serviceId, other, edit, claims, asCustomer, params } = await setUp();

    const both = await Promise.all([
      edit({ service_ids: [other.id] }),
      edit({ service_ids: [serviceId, other.id] }),
    ]);

    expect(both.map(({ envelope }) => envelope.status)).toEqual([200, 200]);
    const { items, ends_at: endsAt } = await asCustomer.call(beautyBookings.get, { params });
    const taken = await claims();
    const spent = taken.reduce((sum, claim) => sum + claim.endsAt.getTime() - claim.startsAt.getTime(), 0);
    expect(taken.at(-1)?.endsAt.toISOString()).toBe(endsAt);
    expect(spent).toBe(hoursMs(items.length === 1 ? 0.5 : 1.5));
  });
});
