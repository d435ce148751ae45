import * as contract from '@souk/contract/modules/appointments/bookings';
import { updateBusinessProfile } from '@souk/contract/modules/sellers/profiles';
import { beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '../../../platform/period.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { saveCalendar, timeOf } from '../../availability/index.ts';
import { bookingKind } from '../../bookings/index.ts';
import { buildBusiness } from '../../bookings/testing.ts';
import { buildUser, signedInAgain } from '../../identity/testing.ts';
import { findBusiness } from '../../sellers/index.ts';
import { buildService } from '../testing.ts';

const place = (lat: number, lng: number) => ({ location: '1 Test Street', lat, lng });
const lakemba = place(-33.92, 151.076);
/** Some 11 km away, and some 130. */
const [marrickville, newcastle] = [place(-33.91, 151.155), place(-32.927, 151.776)];

describe('a service at the customer’s', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });

  /** Somebody who comes to their customers for an hour, with half an hour there and a quarter back. */
  async function buildMobile(radius: number | '' = 20) {
    const team = await buildBusiness(api.db);
    const owner = { id: team.ownerId };
    const seller = { ...owner, ...(await signedInAgain(api.db, owner)) };
    await api
      .as(seller)
      .call(updateBusinessProfile, { body: { address: lakemba, service_radius_km: radius } });
    const { id: serviceId } = await buildService(api.db, seller, {
      place: 'customer',
      duration_minutes: 60,
      clean_up_minutes: 5,
    });
    await saveCalendar(api.db, team.ownerId, { travelBeforeMinutes: 30, travelAfterMinutes: 15 });
    const businessId = (await findBusiness(api.db, team.ownerId))?.id ?? 0;
    const date = dayOf(team.at('10:00'), 'Australia/Sydney');
    const form = { business_id: businessId, service_ids: [serviceId], date, time: '10:00' };
    return { team, seller, form, customer: api.as(await buildUser(api.db)) };
  }

  const claimsOf = async (bookingId: number) =>
    (await timeOf(api.db, [{ kind: bookingKind, id: bookingId }])).map(({ startsAt, endsAt }) => [
      startsAt,
      endsAt,
    ]);

  test('takes the way there and back of their time, which is not told as its length', async () => {
    const { team, form, customer } = await buildMobile();

    const booking = await customer.call(contract.bookBeauty, { body: { ...form, address: marrickville } });
    const slots = await api.as().call(contract.findAvailableSlots, {
      query: { business_id: form.business_id, service_ids: form.service_ids, date: form.date },
    });

    expect(booking).toMatchObject({ start_time: '10:00', end_time: '11:00' });
    expect(await claimsOf(booking.booking_id)).toEqual([[team.at('09:30'), team.at('11:20')]]);
    const free = slots.filter(({ available }) => available).map(({ time }) => time);
    // The way to the first job of the day may lie before its hours.
    expect(free.slice(0, 2)).toEqual(['12:00', '12:30']);
    await customer.call(contract.bookBeauty, { body: { ...form, time: '12:00', address: marrickville } });
  });

  test('has one way there and one back for several services one after another', async () => {
    const { team, seller, form, customer } = await buildMobile();
    const second = await buildService(api.db, seller, { place: 'customer', duration_minutes: 30 });
    const body = { ...form, service_ids: [...form.service_ids, second.id], address: marrickville };

    const booking = await customer.call(contract.bookBeauty, { body });

    expect(booking).toMatchObject({ end_time: '11:35' });
    const claims = (await claimsOf(booking.booking_id)).flat().map(Number);
    expect([Math.min(...claims), Math.max(...claims)]).toEqual([
      team.at('09:30').getTime(),
      team.at('11:50').getTime(),
    ]);
  });

  test('is refused at its address farther away than they come, before and while booking', async () => {
    const { form, customer } = await buildMobile();
    const body = { ...form, address: newcastle };

    const answers = await Promise.allSettled([
      customer.call(contract.previewBooking, { body }),
      customer.call(contract.bookBeauty, { body }),
    ]);

    const text = expect.stringMatching(/^This is 1\d\d km away\. Olive & Thyme comes up to 20 km\.$/);
    for (const answer of answers)
      expect(answer).toMatchObject({ reason: { status: 423, fields: { address: [text] } } });
    expect(await customer.call(contract.previewBooking, { body: form })).toMatchObject({
      needs_address: true,
    });
  });

  test('is done anywhere where they have set no distance', async () => {
    const { form, customer } = await buildMobile('');

    const booking = await customer.call(contract.bookBeauty, { body: { ...form, address: newcastle } });

    expect(booking).toMatchObject({ start_time: '10:00' });
  });

  test('asks nobody how far away a service at the business is', async () => {
    const { seller, form, customer } = await buildMobile();
    const { id } = await buildService(api.db, seller, { name: 'At the salon' });
    const body = { ...form, service_ids: [id], address: newcastle };

    const preview = await customer.call(contract.previewBooking, { body });

    expect(preview).toMatchObject({ needs_address: false });
  });
});
