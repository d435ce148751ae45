import { getBookableBusiness } from '@souk/contract/modules/appointments/bookings';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { createResource } from '../../availability/index.ts';
import { buildBusiness } from '../../bookings/testing.ts';
import { findBusiness } from '../../sellers/index.ts';
import { buildSeller, hiddenBusinesses } from '../../sellers/testing.ts';

describe('a business that can be booked', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });

  test('tells everybody its kind, its people without its rooms, and its terms', async () => {
    const { db, as } = api;
    const { ownerId, ids } = await buildBusiness(db, { cancellation: 'flexible' }, 2);
    await createResource(db, ownerId, { kind: 'room', name: 'Blue room' });
    const business_id = (await findBusiness(db, ownerId))?.id ?? 0;

    const told = await as().call(getBookableBusiness, { params: { business_id } });

    expect(told).toMatchObject({
      business_id,
      user_id: ownerId,
      kind: 'beauty',
      time_zone: 'Australia/Sydney',
      terms: { cancellation: 'flexible' },
    });
    expect(told.people.map(({ id }) => id)).toEqual(ids);
  });

  test('is none that is hidden, missing or of another trade', async () => {
    const { db, as } = api;
    const shop = await buildSeller(db);
    const hidden = await hiddenBusinesses['sellers.business']?.({ db, owner: shop, named: {} });
    const statusOf = async (business_id: number) =>
      (await as().send(getBookableBusiness, { params: { business_id } })).envelope.status;

    expect(await statusOf(shop.businessId)).toBe(404);
    expect(await statusOf(Number(hidden))).toBe(404);
    expect(await statusOf(999_999)).toBe(404);
  });
});
