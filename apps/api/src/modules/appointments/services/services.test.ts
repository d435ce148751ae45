import {
  createService,
  deleteService,
  getService,
  listPublicServices,
  listServices,
  restoreService,
  type Service,
  updateService,
} from '@souk/contract/modules/appointments/services';
import { addWishlist, listWishlist } from '@souk/contract/modules/favourites/favourites';
import { search } from '@souk/contract/modules/search/search';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { createResource } from '../../availability/index.ts';
import { blockUser, deleteAccount, unblockUser } from '../../identity/index.ts';
import { buildUser } from '../../identity/testing.ts';
import { files } from '../../media/index.ts';
import { buildSeller, multipart, picture } from '../../sellers/testing.ts';
import { buildService, hairdressers, nails, plumbers } from '../testing.ts';

const body = (changes: Record<string, unknown> = {}) => ({
  name: 'Wash and cut',
  category_id: hairdressers,
  price: '65.00',
  ...changes,
});

describe('a service', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi();
  });

  const salon = (businessName = 'Salon Rana') => buildSeller(api.db, { sellerType: 'beauty', businessName });

  const shownOf = async (businessId: number) =>
    (await api.as().call(listPublicServices, { params: { business_id: businessId } })).data.map(
      ({ name }) => name,
    );

  const found = async (keyword: string) =>
    (await api.as().call(search, { query: { keyword, module: 'booking' } })).data;

  test('needs no more than a name, a category and a price, and lasts an hour', async () => {
    const seller = await salon();

    const service = await api.as(seller).call(createService, { body: body() });

    expect(service).toMatchObject({
      business_id: seller.businessId,
      category_id: hairdressers,
      category_name: 'Hairdressers',
      name: 'Wash and cut',
      description: '',
      image: null,
      price_kind: 'fixed',
      price: { cents: 6500, currency: 'AUD' },
      is_gst_free: false,
      duration_minutes: 60,
      set_up_minutes: 0,
      clean_up_minutes: 0,
      processing_from: null,
      processing_minutes: null,
      place: 'business',
      needs_place: 'none',
      people: [],
      add_ons: [],
      position: 1,
      is_active: true,
    });
    expect(await api.as(seller).call(getService, { params: { service_id: service.id } })).toEqual(service);
  });

  test('changes what is given and keeps everything else', async () => {
    const seller = await salon();
    const { id: personId } = await createResource(api.db, seller.id, { kind: 'person', name: 'Anna' });
    const { id } = await buildService(api.db, seller, {
      people: [personId],
      set_up_minutes: 5,
      add_ons: [
        { name: 'Tea', price: 500, extra_minutes: 0 },
        { name: 'Nails', price: 3000, extra_minutes: 20 },
      ],
    });
    const params = { service_id: id };
    const before = await api.as(seller).call(getService, { params });

    const unchanged = await api.as(seller).call(updateService, { params, body: {} });
    const changed = await api.as(seller).call(updateService, {
      params,
      body: {
        price: '70',
        description: '',
        set_up_minutes: '',
        people: '',
        position: 4,
        add_ons: [
          { name: 'Blow-dry', price: 10 },
          { name: 'TEA', price: 6 },
        ],
      },
    });

    expect(unchanged).toEqual(before);
    expect(changed).toMatchObject({
      name: 'Wash and cut',
      price: { cents: 7000 },
      description: '',
      set_up_minutes: 0,
      people: [],
      position: 4,
      add_ons: [
        { name: 'Blow-dry', price: { cents: 1000 } },
        { id: before.add_ons[0]?.id, name: 'TEA', price: { cents: 600 } },
      ],
    });
  });

  test('takes another picture, or none, and drops the former file', async () => {
    const seller = await salon();
    const { id } = await buildService(api.db, seller);
    const params = { service_id: id };
    const own = async () =>
      (await api.db.select().from(files)).filter(({ ownerId }) => ownerId === seller.id);
    const send = async () =>
      (await api.as(seller).send(updateService, { params, body: multipart({ image: await picture() }) }))
        .envelope.data as Service;

    const first = await send();
    const second = await send();
    expect((await own()).map(({ path }) => path)).toEqual([second.image]);
    const bare = await api.as(seller).call(updateService, { params, body: { remove_image: true } });

    expect(first.image).not.toBe(second.image);
    expect(bare.image).toBeNull();
    expect(await own()).toEqual([]);
  });

  test('keeps a category that was closed since, and takes no other one that is', async () => {
    const seller = await salon();
    const { id } = await buildService(api.db, seller);
    const shut = api.db.transaction(async (tx) => {
      await tx.execute(sql`update appointments.services set category_id = ${plumbers} where id = ${id}`);
    });
    await shut;

    const kept = await api.as(seller).call(updateService, {
      params: { service_id: id },
      body: { name: 'Kept', category_id: plumbers },
    });
    const moved = await api
      .as(seller)
      .call(updateService, { params: { service_id: id }, body: { category_id: nails } });

    expect([kept.category_id, moved.category_id]).toEqual([plumbers, nails]);
  });

  test('is public while it is active, in lists, in search and at its business', async () => {
    const seller = await salon('Salon Zaffre');
    const service = await buildService(api.db, seller, { name: 'Zaffre rinse' });
    const params = { service_id: service.id };
    const turn = (isActive: boolean) =>
      api.as(seller).call(updateService, { params, body: { is_active: isActive } });

    expect(await shownOf(seller.businessId)).toEqual(['Zaffre rinse']);
    expect(await found('zaffre')).toMatchObject([
      {
        kind: 'appointments.service',
        id: service.id,
        title: 'Zaffre rinse',
        price: { cents: 6500 },
        path: `/business-detail/beauty/${seller.slug}?service=${service.id}`,
        category: { id: hairdressers },
        seller: { id: seller.id, name: 'Salon Zaffre' },
      },
    ]);
    await turn(false);
    expect([await shownOf(seller.businessId), await found('zaffre')]).toEqual([[], []]);
    const tabs = async (status: 'active' | 'inactive') =>
      (await api.as(seller).call(listServices, { query: { status } })).total;
    expect([await tabs('active'), await tabs('inactive')]).toEqual([0, 1]);
    await turn(true);
    expect(await found('zaffre')).toHaveLength(1);
  });

  test('is hidden by deleting it, and comes back as it was', async () => {
    const seller = await salon();
    const service = await buildService(api.db, seller, {
      name: 'Xanthic balm',
      add_ons: [{ name: 'Tea', price: 500, extra_minutes: 0 }],
    });
    const params = { service_id: service.id };
    const before = await api.as(seller).call(getService, { params });

    const { envelope } = await api.as(seller).send(deleteService, { params });

    expect(envelope.message).toBe('Service deleted successfully.');
    expect([await shownOf(seller.businessId), await found('xanthic')]).toEqual([[], []]);
    expect((await api.as(seller).call(listServices)).total).toBe(0);
    for (const endpoint of [getService, deleteService])
      await expect(api.as(seller).call(endpoint, { params })).rejects.toMatchObject({ status: 404 });
    await expect(api.as(seller).call(updateService, { params, body: {} })).rejects.toMatchObject({
      status: 404,
    });
    expect(await api.as(seller).call(restoreService, { params })).toEqual(before);
    expect(await api.as(seller).call(restoreService, { params })).toEqual(before);
    expect(await found('xanthic')).toHaveLength(1);
  });

  test('leaves and comes back with its blocked seller, and stays away with a deleted one', async () => {
    const admin = await buildUser(api.db, { isAdmin: true });
    const seller = await salon();
    await buildService(api.db, seller, { name: 'Quillaja soak' });

    await blockUser(api.db, seller.id, { adminId: admin.id });
    await api.settle();
    expect(await found('quillaja')).toEqual([]);
    const list = () => api.as().call(listPublicServices, { params: { business_id: seller.businessId } });
    await expect(list()).rejects.toMatchObject({ status: 404 });
    await unblockUser(api.db, seller.id, { adminId: admin.id });
    await api.settle();
    expect(await found('quillaja')).toHaveLength(1);
    await deleteAccount(api.db, seller.id, { role: 'owner', userId: seller.id });
    await api.settle();

    expect(await found('quillaja')).toEqual([]);
    await expect(list()).rejects.toMatchObject({ status: 404 });
  });

  test('can be wished for, and says when it is gone', async () => {
    const [seller, fan] = [await salon(), await buildUser(api.db)];
    const { id } = await buildService(api.db, seller, { name: 'Hot towel' });
    await api.as(fan).call(addWishlist, { body: { module_type: 'service', classified_id: id } });
    const wished = async () => (await api.as(fan).call(listWishlist)).data;

    expect(await wished()).toMatchObject([{ title: 'Hot towel', is_available: true }]);
    await api.as(seller).call(deleteService, { params: { service_id: id } });

    expect(await wished()).toMatchObject([{ title: 'Hot towel', is_available: false }]);
  });

  test('is its own business’s alone, and of no other kind of seller', async () => {
    const [seller, stranger] = [await salon(), await salon()];
    const { id } = await buildService(api.db, seller);
    const params = { service_id: id };

    for (const endpoint of [getService, deleteService, restoreService])
      await expect(api.as(stranger).call(endpoint, { params })).rejects.toMatchObject({ status: 404 });
    await expect(
      api.as(stranger).call(updateService, { params, body: { name: 'Mine' } }),
    ).rejects.toMatchObject({ status: 404 });
    for (const sellerType of ['retail', 'fitness', 'restaurant', 'job'] as const) {
      const other = await buildSeller(api.db, { sellerType });
      await expect(api.as(other).call(listServices)).rejects.toMatchObject({ status: 403 });
    }
    await expect(api.as(await buildUser(api.db)).call(listServices)).rejects.toMatchObject({ status: 403 });
    await expect(api.as().call(createService, { body: body() })).rejects.toMatchObject({ status: 401 });
  });

  test('needs a business', async () => {
    const halfway = await buildUser(api.db, { sellerType: 'beauty' });

    await expect(api.as(halfway).call(createService, { body: body() })).rejects.toMatchObject({
      message: 'User not found',
    });
    await expect(
      api.as().call(listPublicServices, { params: { business_id: 999_999_999 } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});
