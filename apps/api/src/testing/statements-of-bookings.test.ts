import * as contract from '@souk/contract/modules/appointments/bookings';
import { getBookingBusiness, listBookingBusinesses } from '@souk/contract/modules/appointments/listings';
import { listPublicServices } from '@souk/contract/modules/appointments/services';
import {
  getBooking,
  listBookingsByMonth,
  listMyBookings,
  payBooking,
} from '@souk/contract/modules/bookings/bookings';
import { beautyBookings } from '@souk/contract/modules/bookings/families';
import { search } from '@souk/contract/modules/search/search';
import { describe, expect, test } from 'vitest';
import { buildSalon, hairdressers } from '../modules/appointments/testing.ts';
import { buildUser, signedInAgain } from '../modules/identity/testing.ts';
import { heardOf, settleDown } from './heard-of.ts';
import { startApi } from './start-api.ts';

/** A salon of three people that is paid at booking and has been looked at. */
async function buildSeen() {
  const { as, db, settle } = await startApi();
  const terms = { payment: 'at-booking', confirmation: 'at-once' } as const;
  const salon = await buildSalon(db, { people: 3, terms });
  await settle();
  settleDown();
  await as().call(getBookingBusiness, { body: { module_type: 'booking', id: salon.businessId } });
  return salon;
}

/** What a call may send at most, and in how many waves, one more than was counted: neighbours may fall apart. */
type Limits = Record<string, [statements: number, waves: number]>;

/** Counts call after call, each twice: once for what is kept in memory afterwards. */
function counter() {
  const counted: Limits = {};
  const count = async <Reply>(name: string, make: () => Promise<Reply>): Promise<Reply> => {
    const { reply, statements, waves } = await heardOf(make);
    counted[name] = [statements.length, waves];
    return reply;
  };
  /** The limits where they hold, and what was counted where it is more. */
  const heldTo = (limits: Limits): Limits =>
    Object.fromEntries(
      Object.entries(limits).map(([name, [most, mostWaves]]) => {
        const [statements = 0, waves = 0] = counted[name] ?? [];
        return [name, [Math.max(statements, most), Math.max(waves, mostWaves)]];
      }),
    );
  return { count, heldTo };
}

describe('the statements that a call about bookings sends', () => {
  test('are few where customers look for a business and a time', async () => {
    const { as } = await startApi();
    const { businessId, serviceId, date, form } = await buildSeen();
    const { count, heldTo } = counter();
    const visitor = as();
    const service = { business_id: businessId, service_id: serviceId };
    const looking = async () => {
      const list = { module: 'booking', category_id: hairdressers, facets: true } as const;
      await count('list of services with facets', () => visitor.call(search, { query: list }));
      const body = { category_id: hairdressers };
      await count('list of businesses', () => visitor.call(listBookingBusinesses, { body }));
      const narrowed = { body: { ...body, attributes: { place: 'business', people: '1..' } } };
      await count('the same, narrowed', () => visitor.call(listBookingBusinesses, narrowed));
      const params = { business_id: businessId };
      await count('services of a business', () => visitor.call(listPublicServices, { params }));
      await count('page of a business', () =>
        visitor.call(getBookingBusiness, { body: { module_type: 'booking', id: businessId } }),
      );
      await count('whom one can book', () => visitor.call(contract.getBookableBusiness, { params }));
      await count('times of a day', () =>
        visitor.call(contract.findAvailableSlots, { query: { ...service, date } }),
      );
      await count('free days', () =>
        visitor.call(contract.findFreeDays, { query: { ...params, service_ids: [serviceId], from: date } }),
      );
      await count('preview', () => visitor.call(contract.previewBooking, { body: form }));
    };

    await looking();
    await looking();

    const limits: Limits = {
      'list of services with facets': [2, 1],
      'list of businesses': [1, 1],
      'the same, narrowed': [1, 1],
      'services of a business': [7, 6],
      'page of a business': [17, 7],
      'whom one can book': [5, 4],
      'times of a day': [9, 6],
      'free days': [8, 6],
      preview: [9, 7],
    };
    expect(heldTo(limits)).toEqual(limits);
  });

  test('are bounded from the booking to its payment, and for its two sides afterwards', async () => {
    const { as, db, settle } = await startApi();
    const { serviceId, date, form, team } = await buildSeen();
    const { count, heldTo } = counter();
    const customer = as(await buildUser(db));
    const seller = as(await signedInAgain(db, { id: team.ownerId }));
    const pay = { payment_method: 'card', stripeToken: 'tok_visa' } as const;
    const month = { query: { month: date.slice(0, 7) } };
    for (const time of ['10:00', '12:00']) {
      const headers = { 'idempotency-key': `booking-${time}` };
      const { booking_id } = await count('booking', () =>
        customer.call(contract.bookBeauty, { body: { ...form, time }, headers }),
      );
      await count('paying', () => customer.call(payBooking, { body: { ...pay, booking_id } }));
      await settle();
      await count('own bookings', () => customer.call(listMyBookings));
      await count('one of them', () => customer.call(getBooking, { params: { booking_id } }));
      await count('bookings of a business', () => seller.call(beautyBookings.list));
      await count('one of those', () => seller.call(beautyBookings.get, { params: { booking_id } }));
      await count('a month', () => seller.call(listBookingsByMonth, month));
    }
    const body = { ...pay, service_id: serviceId, date, time: '14:00' };
    await count('booking and paying', () => customer.call(contract.bookAndPay, { body }));

    const limits: Limits = {
      booking: [45, 27],
      paying: [32, 22],
      'own bookings': [11, 5],
      'one of them': [21, 6],
      'bookings of a business': [11, 5],
      'one of those': [19, 6],
      'a month': [11, 5],
      'booking and paying': [71, 45],
    };
    expect(heldTo(limits)).toEqual(limits);
  });
});
