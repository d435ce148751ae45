import { createDeal, getDeal } from '@souk/contract/modules/discounts/deals';
import { deleteProduct, getMyProduct, listMyProducts } from '@souk/contract/modules/retail/products';
import { describe, expect, test } from 'vitest';
import { clock, daysMs } from '../../../platform/clock.ts';
import { dayOf } from '../../../platform/period.ts';
import { startApi } from '../../../testing/start-api.ts';
import { stocksOf } from '../../availability/index.ts';
import { proveStock } from '../../availability/testing.ts';
import { uploadImages } from '../images/product-album.ts';
import { signedInAgain } from '../orders/order.testing.ts';
import { buildProduct, buildShop, productImage } from '../testing.ts';
import { approveProduct } from './approve-product.ts';
import { submitProduct } from './submit-product.ts';

describe('deleting a product', () => {
  test('takes a draft away for good, with its variants, its images and its stock', async () => {
    const { as, db } = await startApi();
    const shop = await buildShop(db);
    const [image] = await uploadImages(db, shop, [productImage()]);
    const form = { image_ids: [image?.id ?? 0], variants: [{ sku: 'K-1' }] };
    const draft = await buildProduct(db, { seller: shop, state: 'draft', form });
    const [variant] = draft.variants;
    const listed = await as(shop).call(listMyProducts);

    const { envelope } = await as(shop).send(deleteProduct, { params: { id: draft.id } });

    expect(listed.data).toMatchObject([{ id: draft.id, may_delete: true }]);
    expect(envelope.message).toBe('Product deleted successfully.');
    await expect(as(shop).call(getMyProduct, { params: { id: draft.id } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(as(shop).call(deleteProduct, { params: { id: draft.id } })).rejects.toMatchObject({
      status: 404,
    });
    expect(await as(shop).call(listMyProducts)).toMatchObject({ total: 0 });
    const stockId = variant?.stockId ?? 0;
    expect((await stocksOf(db, [stockId])).get(stockId)).toMatchObject({ onHand: 0 });
    await proveStock(db, stockId);
    await expect(
      buildProduct(db, { seller: shop, form: { variants: [{ sku: 'K-1' }] } }),
    ).resolves.toBeTruthy();
  });

  test.each(['rejected', 'archived'] as const)(
    'is open to one that is %s and was never published',
    async (state) => {
      const { as, db } = await startApi();
      const shop = await buildShop(db);
      const product = await buildProduct(db, { seller: shop, state });

      await as(shop).call(deleteProduct, { params: { id: product.id } });

      expect(await as(shop).call(listMyProducts)).toMatchObject({ total: 0 });
    },
  );

  test('is refused while an admin looks at it, and for ever once it was public', async () => {
    const { as, db } = await startApi();
    const shop = await buildShop(db);
    const [pending, approved] = [
      await buildProduct(db, { seller: shop, state: 'pending' }),
      await buildProduct(db, { seller: shop }),
    ];

    for (const { id } of [pending, approved])
      await expect(as(shop).call(deleteProduct, { params: { id } })).rejects.toMatchObject({
        code: 'product-move-not-allowed',
      });
  });

  test('is not for a stranger', async () => {
    const { as, db } = await startApi();
    const [shop, stranger] = [await buildShop(db), await buildShop(db)];
    const draft = await buildProduct(db, { seller: shop, state: 'draft' });

    await expect(as(stranger).call(deleteProduct, { params: { id: draft.id } })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('and approving it at once leave one of both', async () => {
    const { db, as } = await startApi();
    const shop = await buildShop(db);
    const draft = await buildProduct(db, { seller: shop, state: 'draft' });

    const outcomes = await Promise.allSettled([
      as(shop).call(deleteProduct, { params: { id: draft.id } }),
      submitProduct(db, shop, draft.id).then(() => approveProduct(db, shop, draft.id, { isQuiet: true })),
    ]);

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('takes the deals of a draft along, and their timers find nothing', async () => {
    const { as, db, config, advance } = await startApi();
    const shop = await buildShop(db);
    const draft = await buildProduct(db, { seller: shop, state: 'draft' });
    const today = dayOf(clock.now(), config.DEFAULT_TIME_ZONE);
    const body = {
      title: 'Deal',
      item_ids: [draft.id],
      discount_percent: 10,
      start_date: today,
      end_date: today,
    };
    const deal = await as(shop).call(createDeal, { body });

    await as(shop).call(deleteProduct, { params: { id: draft.id } });
    await advance(daysMs(2));
    const again = await signedInAgain(db, shop);

    await expect(as(again).call(getDeal, { params: { deal_id: deal.id } })).rejects.toMatchObject({
      status: 404,
    });
  });
});
