import { getBookableBusiness } from '@souk/contract/modules/appointments/bookings';
import { listBookingBusinesses } from '@souk/contract/modules/appointments/listings';
import * as contract from '@souk/contract/modules/favourites/favourites';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { Recorder } from '../../../../../../tools/bench/recorder.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { users } from '../../identity/index.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { buildService } from '../testing.ts';
import { businessKind } from './business-subject.ts';

describe('a business that a customer keeps', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });

  async function buildSalon(businessName: string) {
    const seller = await buildSeller(api.db, { sellerType: 'beauty', businessName });
    const service = await buildService(api.db, seller, { name: `Cut at ${businessName}`, price: 4500 });
    const body = { module_type: businessKind, classified_id: seller.businessId };
    return { seller, service, body };
  }

  const bookings = { query: { module_type: 'booking' } } as const;

  test('is on their wishlist beside services, each once, until it is taken off', async () => {
    const [customer, other] = [await buildUser(api.db), await buildUser(api.db)];
    const { seller, service, body } = await buildSalon('Acacia');
    const { call } = api.as(customer);
    await call(contract.addWishlist, {
      body: { module_type: 'appointments.service', classified_id: service.id },
    });

    expect(await call(contract.addWishlist, { body })).toEqual({ wishlist_count: 2 });
    expect(await call(contract.addWishlist, { body })).toEqual({ wishlist_count: 2 });

    const { data, total } = await call(contract.listWishlist, bookings);
    expect(total).toBe(2);
    expect(data).toMatchObject([
      {
        kind: businessKind,
        id: seller.businessId,
        title: 'Acacia',
        module: 'booking',
        price: { cents: 4500 },
        price_type: 'from',
        path: `/business-detail/beauty/${seller.slug}`,
        is_available: true,
        is_wishlisted: true,
      },
      { kind: 'appointments.service', id: service.id },
    ]);
    expect((await call(contract.listWishlist, { query: { module_type: 'business' } })).total).toBe(1);
    expect((await api.as(other).call(contract.listWishlist, bookings)).total).toBe(0);

    expect(await call(contract.removeWishlist, { body })).toEqual({ wishlist_count: 1 });
    expect((await call(contract.listWishlist, bookings)).total).toBe(1);
  });

  test('is marked as theirs alone where it is listed and shown', async () => {
    const customer = await buildUser(api.db);
    const { seller, body } = await buildSalon('Boronia');
    await api.as(customer).call(contract.addWishlist, { body });
    const seen = async (client = api.as()) => {
      const params = { business_id: seller.businessId };
      const shown = await client.call(getBookableBusiness, { params });
      const listed = await client.call(listBookingBusinesses, { body: { keyword: 'Boronia' } });
      return [shown.is_wishlisted, listed.data[0]?.is_wishlisted];
    };

    expect(await seen(api.as(customer))).toEqual([true, true]);
    expect(await seen(api.as(await buildUser(api.db)))).toEqual([false, false]);
    expect(await seen()).toEqual([false, false]);
  });

  test('can be a favourite as well', async () => {
    const { seller } = await buildSalon('Correa');
    const { call } = api.as(await buildUser(api.db));
    const body = { module_type: 'business', item_id: seller.businessId };

    await call(contract.addFavourite, { body });
    expect(await call(contract.listFavourites)).toMatchObject({
      total: 1,
      data: [{ title: 'Correa', is_favourite: true, is_wishlisted: false }],
    });

    await call(contract.removeFavourite, { body });
    expect(await call(contract.listFavourites)).toMatchObject({ total: 0, data: [] });
  });

  test('says that it is gone once nobody may see it, and is not counted', async () => {
    const customer = await buildUser(api.db);
    const { seller, body } = await buildSalon('Dianella');
    const { call } = api.as(customer);
    await call(contract.addWishlist, { body });
    await api.db.update(users).set({ status: 'blocked' }).where(eq(users.id, seller.id));

    const { data } = await call(contract.listWishlist, bookings);

    expect(data).toMatchObject([{ is_available: false, gone_because: 'withdrawn', title: 'Dianella' }]);
    expect(await call(contract.removeWishlist, { body })).toEqual({ wishlist_count: 0 });
  });

  test('is one that can be booked, kept by a private user', async () => {
    const { body } = await buildSalon('Eriostemon');
    const shop = await buildSeller(api.db, { sellerType: 'retail' });
    const customer = api.as(await buildUser(api.db));
    const send = (classified_id: number) =>
      customer.send(contract.addWishlist, { body: { ...body, classified_id } });

    expect((await send(999_999_999)).status).toBe(404);
    expect((await send(shop.businessId)).status).toBe(404);
    expect((await api.as(shop).send(contract.addWishlist, { body })).status).toBe(403);
    expect((await api.as().send(contract.addWishlist, { body })).status).toBe(401);
  });

  test('costs as many statements as many of them', async () => {
    const customer = await buildUser(api.db);
    const { call } = api.as(customer);
    const recorder = new Recorder();
    const listing = async () => {
      await recorder.settle();
      recorder.begin();
      await call(contract.listWishlist, bookings);
      await recorder.settle();
      return recorder.waves.flat().length;
    };
    const keep = async (name: string) => call(contract.addWishlist, { body: (await buildSalon(name)).body });
    await keep('Fuchsia');
    await listing();
    const ofOne = await listing();
    for (const name of ['Grevillea', 'Hakea', 'Isopogon']) await keep(name);

    expect(await listing()).toBe(ofOne);
  });
});
