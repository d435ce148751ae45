import {
  deleteProductImage,
  findProductImages,
  uploadProductImages,
} from '@souk/contract/modules/retail/product-images';
import { editProduct, getMyProduct } from '@souk/contract/modules/retail/products';
import { describe, expect, test } from 'vitest';
import { daysMs } from '../../../platform/clock.ts';
import { startApi } from '../../../testing/start-api.ts';
import { multipart, picture } from '../../sellers/testing.ts';
import { buildProduct, buildShop } from '../testing.ts';
import { sweepImages, uploadImages } from './product-album.ts';

describe('images of products', () => {
  test('are loose until a product is saved with them, and again once it drops them', async () => {
    const { as, db } = await startApi();
    const shop = await buildShop(db);
    const product = await buildProduct(db, { seller: shop });
    const params = { id: product.id };
    const [one, two] = await as(shop).call(uploadProductImages, {
      body: multipart({ images: [await picture(), await picture()] }),
    } as never);
    const ids = [one?.id ?? 0, two?.id ?? 0];
    const loose = async () =>
      (await as(shop).call(findProductImages, { query: { ids } })).map(({ id }) => id);

    expect(await loose()).toEqual(ids);
    await as(shop).call(editProduct, { params, body: { image_ids: ids.toReversed() } });
    expect(await loose()).toEqual([]);
    expect((await as(shop).call(getMyProduct, { params })).images.map(({ id }) => id)).toEqual(
      ids.toReversed(),
    );
    await as(shop).call(editProduct, { params, body: { image_ids: [ids[0]] } });

    expect(await loose()).toEqual([ids[1]]);
  });

  test('are deleted by their owner alone, and not out of a product', async () => {
    const { as, db } = await startApi();
    const [shop, stranger] = [await buildShop(db), await buildShop(db)];
    const file = async () => [{ field: 'images', ...(await picture()) }];
    const [image] = await uploadImages(db, shop, await file());
    const [used] = await uploadImages(db, shop, await file());
    await buildProduct(db, { seller: shop, form: { image_ids: [used?.id ?? 0] } });
    const drop = (user: typeof shop, id = 0) => as(user).send(deleteProductImage, { params: { id } });

    expect((await drop(stranger, image?.id)).status).toBe(404);
    expect((await drop(shop, used?.id)).status).toBe(404);
    expect((await drop(shop, image?.id)).envelope.message).toBe('File deleted successfully.');
    expect((await as(shop).send(uploadProductImages, { body: multipart({}) })).status).toBe(423);
  });

  test('go after a week when nobody saved them', async () => {
    const { as, db, advance } = await startApi();
    const shop = await buildShop(db);
    const [image] = await uploadImages(db, shop, [{ field: 'images', ...(await picture()) }]);
    const ids = [image?.id ?? 0];

    await advance(daysMs(8));
    await sweepImages(db, {} as never, {} as never);

    expect(await as(shop).call(findProductImages, { query: { ids } })).toEqual([]);
  });
});
