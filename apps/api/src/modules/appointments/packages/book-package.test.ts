import * as bookings from '@souk/contract/modules/appointments/bookings';
import { payPackage, updatePackage } from '@souk/contract/modules/appointments/packages';
import { createDeal } from '@souk/contract/modules/discounts/deals';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { clock, daysMs } from '../../../platform/clock.ts';
import { dayOf } from '../../../platform/period.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildBusiness } from '../../bookings/testing.ts';
import { buildUser, signedInAgain } from '../../identity/testing.ts';
import { findBusiness } from '../../sellers/index.ts';
import { buildPackage } from '../testing.ts';

describe('booking a package', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });

  /** A salon with a package of $149.99 for three services of $65 each. */
  async function buildSalon(terms: Parameters<typeof buildBusiness>[1] = {}) {
    const { db } = api;
    const team = await buildBusiness(db, { payment: 'after-confirming', ...terms });
    const { id: package_id, serviceIds } = await buildPackage(db, { id: team.ownerId }, { price: 14_999 });
    const business = await findBusiness(db, team.ownerId);
    await db.execute(sql`update sellers.business_profiles set is_gst_registered = true
      where user_id = ${team.ownerId}`);
    const date = dayOf(team.at('10:00'), 'Australia/Sydney');
    const chosen = { business_id: business?.id ?? 0, service_ids: serviceIds, package_id };
    const seller = api.as(await signedInAgain(db, { id: team.ownerId }));
    return { team, package_id, seller, chosen, form: { ...chosen, date, time: '10:00' } };
  }

  test('takes the three one after another and costs its price to the cent, with the tax of each line', async () => {
    const { form, chosen, package_id } = await buildSalon();
    const customer = api.as(await buildUser(api.db));

    const preview = await api.as().call(bookings.previewBooking, { body: chosen });
    const booking = await customer.call(bookings.bookBeauty, { body: { ...form, quoted_cents: 14_999 } });

    const reductions = [
      { kind: 'appointments.package', id: package_id, title: 'Fresh start', amount: { cents: 4501 } },
    ];
    const sums = {
      total: { cents: 14_999 },
      discount: { cents: 4501 },
      sub_total: { cents: 19_500 },
      reductions,
    };
    expect(preview).toMatchObject({ ...sums, minutes: 135 });
    expect(booking).toMatchObject({ ...sums, start_time: '10:00', end_time: '12:15' });
    const lines = preview.items.map(({ total }) => total.cents);
    expect(lines).toEqual([4999, 5000, 5000]);
    // A line's tax is an eleventh of its own price.
    const gst = lines.reduce((sum, cents) => sum + Math.round(cents / 11), 0);
    expect([preview.gst.cents, booking.gst.cents]).toEqual([gst, gst]);
  });

  test('is refused with other services than its own, of another business, paused, and after its days', async () => {
    const { form, package_id, seller, chosen } = await buildSalon();
    const other = await buildSalon();
    const customer = api.as(await buildUser(api.db));
    const refused = { status: 422, data: { code: 'service-not-offered' } };
    const send = async (changes: object) =>
      (await customer.send(bookings.bookBeauty, { body: { ...form, ...changes } })).envelope;

    expect(await send({ service_ids: chosen.service_ids.slice(0, 2) })).toMatchObject(refused);
    expect(await send({ package_id: other.package_id })).toMatchObject(refused);
    expect(await send({ package_id: 999_999 })).toMatchObject(refused);
    await seller.call(updatePackage, { params: { package_id }, body: { is_active: false } });
    expect(await send({})).toMatchObject(refused);
    const end_date = dayOf(clock.now(), 'Australia/Sydney');
    await seller.call(updatePackage, { params: { package_id }, body: { is_active: true, end_date } });
    await api.advance(daysMs(1));
    expect(await send({})).toMatchObject(refused);
  });

  test('never costs more than the customer has seen, however its seller edits it meanwhile', async () => {
    const { form, package_id, seller } = await buildSalon();
    const customer = api.as(await buildUser(api.db));
    const body = { ...form, quoted_cents: 14_999 };

    const [booked] = await Promise.all([
      customer.send(bookings.bookBeauty, { body }),
      seller.call(updatePackage, { params: { package_id }, body: { price: '180.00' } }),
    ]);
    const late = await customer.send(bookings.bookBeauty, { body: { ...body, time: '13:00' } });

    if (booked.status === 201) expect(booked.envelope).toMatchObject({ data: { total: { cents: 14_999 } } });
    else expect(booked.envelope).toMatchObject({ data: { code: 'price-changed' } });
    expect(late.envelope).toMatchObject({
      status: 422,
      data: { code: 'price-changed', total: { cents: 18_000 } },
    });
  });

  test('costs what its services do where their daily deals are cheaper still', async () => {
    const { chosen, seller } = await buildSalon();
    const today = dayOf(clock.now(), 'Australia/Sydney');
    const days = { start_date: today, end_date: today };
    for (const id of chosen.service_ids)
      await seller.call(createDeal, {
        body: { title: 'Half', service_ids: [String(id)], discount_percent: 50, ...days },
      });

    const preview = await api.as().call(bookings.previewBooking, { body: chosen });

    expect(preview).toMatchObject({
      total: { cents: 9750 },
      reductions: [{ kind: 'discounts.deal' }, {}, {}],
    });
  });

  test('and paying in one call takes effect once per key', async () => {
    const { package_id, form } = await buildSalon({ payment: 'at-booking', confirmation: 'at-once' });
    const customer = api.as(await buildUser(api.db));
    const { date, time } = form;
    const pay = { payment_method: 'card', stripeToken: 'tok_visa' } as const;
    const body = { package_id, date, time, quoted_cents: 14_999, ...pay };
    const headers = { 'idempotency-key': 'a-package-once' };

    const first = await customer.send(payPackage, { body, headers });
    const again = await customer.send(payPackage, { body, headers });
    const failed = await customer.send(payPackage, {
      body: { ...body, time: '13:00', stripeToken: 'tok_declined' },
      headers: { 'idempotency-key': 'a-package-declined' },
    });

    expect(first.envelope).toMatchObject({
      status: 201,
      data: { payment: { status: 'succeeded', amount: { cents: 14_999 } }, total: { cents: 14_999 } },
    });
    expect(again.envelope.data).toEqual(first.envelope.data);
    expect(failed.envelope).toMatchObject({ status: 422, message: 'payment failed, contact administrator' });
  });

  test('and paying asks for a time where none is given, and is for customers alone', async () => {
    const { package_id, form, seller } = await buildSalon();
    const customer = api.as(await buildUser(api.db));
    const pay = { payment_method: 'card', stripeToken: 'tok_visa' } as const;
    const send = (body: object, key: string) =>
      customer.send(payPackage, { body: { ...pay, ...body } as never, headers: { 'idempotency-key': key } });

    const without = await send({ package_id }, 'package-without-day');
    const noTime = await send({ package_id, date: form.date }, 'package-without-time');
    const unknown = await send({ package_id: 999_999 }, 'package-unknown');
    const sellers = await seller.send(payPackage, { body: { ...pay, package_id } });

    expect(without.envelope).toMatchObject({ status: 423, errors: { date: ['Date is required.'] } });
    expect(noTime.envelope).toMatchObject({ status: 423, errors: { time: ['Time is required.'] } });
    expect(unknown.status).toBe(404);
    expect(sellers.status).toBe(403);
  });

  test('by many at once for one hour is had by one, and the others owe nothing', async () => {
    const { form } = await buildSalon();
    const customers = await Promise.all(Array.from({ length: 20 }, () => buildUser(api.db)));

    const answers = await Promise.all(
      customers.map((customer) => api.as(customer).send(bookings.bookBeauty, { body: form })),
    );

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(
      answers.filter(({ envelope }) => Reflect.get(Object(envelope.data), 'code') === 'slot-taken'),
    ).toHaveLength(19);
  });
});
