import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { getRetailProduct } from '@souk/contract/modules/retail/product-lists';
import { archiveProduct, restoreProduct, submitProduct } from '@souk/contract/modules/retail/products';
import { search } from '@souk/contract/modules/search/search';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { publish } from '../../../platform/events/events.ts';
import { events } from '../../../platform/platform.tables.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { blockUser, deleteAccount, unblockUser } from '../../identity/index.ts';
import { buildUser } from '../../identity/testing.ts';
import { ratingChanged } from '../../reviews/index.ts';
import {
  approveProduct,
  countWaitingProducts,
  editProduct,
  getProduct,
  listWaitingProducts,
  productChangesOf,
  rejectProduct,
  setProductTier,
  takeDownProduct,
} from '../index.ts';
import { buildProduct, buildShop } from '../testing.ts';

describe('a product before the admin', () => {
  let api: TestApi;
  const listed = async (keyword: string) => (await api.as().call(search, { query: { keyword } })).total;

  beforeAll(async () => {
    api = await startApi();
  });

  test('waits in their queue, and the event says so', async () => {
    const shop = await buildShop(api.db);
    const before = await countWaitingProducts(api.db);
    const product = await buildProduct(api.db, { seller: shop, state: 'pending' });

    const told = await api.db.select().from(events).where(eq(events.name, 'retail.product-submitted'));

    expect(told.map(({ payload }) => payload)).toContainEqual({ productId: product.id, sellerId: shop.id });
    expect((await listWaitingProducts(api.db)).map(({ id }) => id)).toContain(product.id);
    expect(await countWaitingProducts(api.db)).toBe(before + 1);
  });

  test('is approved once, and its seller is told', async () => {
    const [shop, admin] = [await buildShop(api.db), await buildUser(api.db, { isAdmin: true })];
    const product = await buildProduct(api.db, { seller: shop, state: 'pending' });

    const answers = await Promise.allSettled([
      approveProduct(api.db, admin, product.id),
      rejectProduct(api.db, admin, product.id, 'Too shiny.'),
    ]);
    await api.settle();

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { data } = await api.as(shop).call(listNotifications);
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ kind: 'product', notifiable_id: product.id });
  });

  test('is rejected with a reason, and can be sent again', async () => {
    const [shop, admin] = [await buildShop(api.db), await buildUser(api.db, { isAdmin: true })];
    const product = await buildProduct(api.db, { seller: shop, state: 'pending' });

    const rejected = await rejectProduct(api.db, admin, product.id, 'Please add a photo.');
    const again = await api.as(shop).call(submitProduct, { params: { id: product.id } });

    expect(rejected).toMatchObject({ state: 'rejected', rejectionReason: 'Please add a photo.' });
    expect(again).toMatchObject({ state: 'pending', rejection_reason: null });
  });

  test('shows them what an edit has changed', async () => {
    const shop = await buildShop(api.db);
    const product = await buildProduct(api.db, { seller: shop, form: { title: 'Old name' } });

    const edited = await editProduct(api.db, shop, product.id, { title: 'New name' });

    expect(await productChangesOf(api.db, edited)).toEqual([
      { field: 'title', before: 'Old name', after: 'New name' },
    ]);
  });

  test('comes back to them after it was taken down, changed or not', async () => {
    const [shop, admin] = [await buildShop(api.db), await buildUser(api.db, { isAdmin: true })];
    const product = await buildProduct(api.db, { seller: shop, form: { title: 'Samovarette' } });

    await takeDownProduct(api.db, admin, product.id, 'A fake.');
    expect(await listed('samovarette')).toBe(0);
    await api.as(shop).call(archiveProduct, { params: { id: product.id } });
    const restored = await api.as(shop).call(restoreProduct, { params: { id: product.id } });
    const sent = await api.as(shop).call(submitProduct, { params: { id: product.id } });

    expect([restored.state, sent.state]).toEqual(['draft', 'pending']);
  });

  test('is archived and comes back public where it is as it was approved', async () => {
    const shop = await buildShop(api.db);
    const product = await buildProduct(api.db, { seller: shop, form: { title: 'Teaglass tray' } });
    const call = { params: { id: product.id } };

    await api.as(shop).call(archiveProduct, call);
    expect(await listed('teaglass')).toBe(0);
    await expect(api.as().call(getRetailProduct, { body: { id: product.id } })).rejects.toMatchObject({
      status: 410,
    });
    const restored = await api.as(shop).call(restoreProduct, call);

    expect(restored.state).toBe('approved');
    expect(await listed('teaglass')).toBe(1);
    for (const endpoint of [archiveProduct, restoreProduct, submitProduct])
      await expect(api.as(await buildShop(api.db)).call(endpoint, call)).rejects.toMatchObject({
        status: 404,
      });
    await expect(api.as(shop).call(restoreProduct, call)).rejects.toMatchObject({
      code: 'product-move-not-allowed',
    });
  });

  test('stands first once it is premium [listing-order]', async () => {
    const shop = await buildShop(api.db);
    const build = (title: string) => buildProduct(api.db, { seller: shop, form: { title } });
    const premium = await build('Ranked ladle one');
    const featured = await build('Ranked ladle two');
    const other = await build('Ranked ladle three');
    await setProductTier(api.db, featured.id, 1);
    await setProductTier(api.db, premium.id, 2);

    const { data } = await api.as().call(search, { query: { keyword: 'ranked ladle' } });

    expect(data.map(({ id }) => id)).toEqual([premium.id, featured.id, other.id]);
  });
});

describe('the products of an account', () => {
  let api: TestApi;
  const listed = async (keyword: string) => (await api.as().call(search, { query: { keyword } })).total;

  beforeAll(async () => {
    api = await startApi();
  });

  test('are out of sight while it is blocked and come back as they were', async () => {
    const [shop, admin] = [await buildShop(api.db), await buildUser(api.db, { isAdmin: true })];
    const product = await buildProduct(api.db, { seller: shop, form: { title: 'Blocked bowl' } });

    await blockUser(api.db, shop.id, { adminId: admin.id });
    await api.settle();
    expect(await listed('blocked bowl')).toBe(0);
    await expect(api.as().call(getRetailProduct, { body: { id: product.id } })).rejects.toMatchObject({
      status: 404,
    });

    await unblockUser(api.db, shop.id, { adminId: admin.id });
    await api.settle();
    expect(await listed('blocked bowl')).toBe(1);
  });

  test('leave the shop with it', async () => {
    const shop = await buildShop(api.db);
    const product = await buildProduct(api.db, { seller: shop, form: { title: 'Parting pan' } });

    await deleteAccount(api.db, shop.id, { role: 'owner', userId: shop.id });
    await api.settle();

    expect(await listed('parting pan')).toBe(0);
    expect(await getProduct(api.db, product.id)).toMatchObject({ state: 'archived' });
  });

  test('carry what their reviews say', async () => {
    const shop = await buildShop(api.db);
    const product = await buildProduct(api.db, { seller: shop, form: { title: 'Rated ramekin' } });
    const change = { kind: 'retail.product', id: product.id, count: 4, average: 4.5, ranking: 4.1 };

    await api.db.transaction((tx) => publish(tx, ratingChanged, change));
    await api.settle();

    const { data } = await api.as().call(search, { query: { keyword: 'rated ramekin' } });
    expect(data).toMatchObject([{ rating: 4.5, rating_count: 4 }]);
  });
});
