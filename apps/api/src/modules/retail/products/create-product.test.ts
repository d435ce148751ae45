import { getRetailProduct } from '@souk/contract/modules/retail/product-lists';
import { createProduct, getMyProduct } from '@souk/contract/modules/retail/products';
import { search } from '@souk/contract/modules/search/search';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { saveSettings } from '../../settings/index.ts';
import { uploadImages } from '../images/product-album.ts';
import { buildShop, productBody, productImage } from '../testing.ts';
import { approveProduct } from './approve-product.ts';

const sofas = 130;

describe('a new product', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi();
  });

  test('is kept as a draft that nobody else sees', async () => {
    const shop = await buildShop(api.db);
    const body = productBody({ description: '', low_stock_at: '2', postage: '0', is_gst_free: true });

    const saved = await api.as(shop).call(createProduct, { body });

    expect(saved).toMatchObject({
      state: 'draft',
      title: 'Copper kettle',
      is_gst_free: true,
      low_stock_at: 2,
      postage: { cents: 0 },
      moves: ['submit', 'archive'],
      variants: [{ price: { cents: 4500, currency: 'AUD' }, stock: 5, held: 0, free: 5, is_active: true }],
    });
    expect(await api.as(shop).call(getMyProduct, { params: { id: saved.id } })).toEqual(saved);
    const stranger = await buildShop(api.db);
    for (const client of [api.as(), api.as(stranger)])
      await expect(client.call(getRetailProduct, { body: { id: saved.id } })).rejects.toMatchObject({
        status: 404,
        message: 'Record not found',
      });
    await expect(api.as(stranger).call(getMyProduct, { params: { id: saved.id } })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('is sent to the admin and public once they approve it', async () => {
    const shop = await buildShop(api.db);
    const query = { keyword: 'kupferkessel' };

    const sent = await api
      .as(shop)
      .send(createProduct, { body: productBody({ title: 'Kupferkessel', submit: true }) });
    const { id } = sent.envelope.data as { id: number };

    expect(sent.envelope).toMatchObject({
      status: 201,
      message: 'Product is pending for approval from Admin.',
      data: { state: 'pending' },
    });
    expect((await api.as().call(search, { query })).total).toBe(0);
    await approveProduct(api.db, shop, id);
    expect((await api.as().call(search, { query })).data).toMatchObject([
      {
        id,
        kind: 'retail.product',
        module: 'retail',
        location: 'Parramatta NSW',
        path: `/product-details/retail/kupferkessel-${id}`,
        price: { cents: 4500 },
        is_sold_out: false,
        is_deal: false,
        was_price: null,
        seller: { id: shop.id, name: 'Olive & Thyme', slug: shop.slug },
      },
    ]);
  });

  test('has variants by up to three options, each with a price and a stock of its own', async () => {
    const shop = await buildShop(api.db);
    const variants = [
      { options: { Size: 'S', Colour: 'Red' }, price: 20, was_price: 30, stock: 1, sku: 'R-S' },
      { options: { Size: 'M', Colour: 'Red' }, price: '25.50', barcode: '4006381333931' },
    ];

    const saved = await api.as(shop).call(createProduct, { body: productBody({ variants }) });

    expect(saved).toMatchObject({
      option_names: ['Size', 'Colour'],
      price: { cents: 2000 },
      price_to: { cents: 2550 },
      stock: 1,
      variants: [
        { sku: 'R-S', was_price: { cents: 3000 }, options: { Size: 'S', Colour: 'Red' } },
        { sku: null, barcode: '4006381333931', stock: 0 },
      ],
    });
  });

  test.each([
    [{ title: '' }, 'title', 'Title is required.'],
    [{ category_id: sofas }, 'category_id', 'Please select a valid category.'],
    [{ variants: [] }, 'variants', 'A product needs at least one variant.'],
    [{ variants: [{ price: 'five' }] }, 'variants.0.price', 'Please enter valid number.'],
    [
      { variants: [{ price: 5, was_price: 5 }] },
      'variants.0.was_price',
      'Was price must be greater than the price.',
    ],
    [
      { variants: [{ price: 5, barcode: '4006381333932' }] },
      'variants.0.barcode',
      'Please enter a valid barcode (8, 12, 13 or 14 digits).',
    ],
    [
      {
        variants: [
          { price: 5, options: { Size: 'S' } },
          { price: 5, options: { Size: 'S' } },
        ],
      },
      'variants',
      'Variants must differ by the same options, 3 at most.',
    ],
    [
      { variants: [{ price: 5, options: { a: '1', b: '1', c: '1', d: '1' } }] },
      'variants',
      'Variants must differ by the same options, 3 at most.',
    ],
    [{ description: '', submit: true }, 'description', 'Description is required.'],
  ])('is refused at its field: %j', async (changes, field, text) => {
    const shop = await buildShop(api.db);

    const { envelope } = await api.as(shop).send(createProduct, { body: productBody(changes) });

    expect(envelope).toMatchObject({ status: 423, errors: { [field]: [text] } });
  });

  test('takes no more than the limit of the shop, counted one at a time [cat-your-ad-posting-limit-is-over]', async () => {
    const shop = await buildShop(api.db);
    await api.db.transaction((tx) => saveSettings(tx, { planLimits: { retail: 2 } }));

    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        api.as(shop).send(createProduct, { body: productBody({ submit: true }) }),
      ),
    );
    await api.db.transaction((tx) => saveSettings(tx, { planLimits: { retail: 50 } }));

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(answers.find(({ status }) => status === 422)?.envelope.message).toBe(
      'Your ad posting limit is over.',
    );
  });

  test('carries its images in their order, and pictures of variants among them', async () => {
    const shop = await buildShop(api.db);
    const [one, two] = await uploadImages(api.db, shop, [productImage(), productImage('side.png')]);
    const variants = [{ price: 5, image_id: two?.id }];

    const saved = await api
      .as(shop)
      .call(createProduct, { body: productBody({ image_ids: [one?.id], variants }) });
    const thief = api
      .as(await buildShop(api.db))
      .send(createProduct, { body: productBody({ image_ids: [one?.id] }) });

    expect(saved.images.map(({ id }) => id)).toEqual([one?.id, two?.id]);
    expect(saved.variants[0]?.image_id).toBe(two?.id);
    expect((await thief).envelope).toMatchObject({ status: 423, errors: { image_ids: expect.anything() } });
  });

  test('has a SKU that is nowhere else in the shop, whoever saves first', async () => {
    const [shop, other] = [await buildShop(api.db), await buildShop(api.db)];
    const body = productBody({ variants: [{ price: 5, sku: 'POT-1' }] });

    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api.as(shop).send(createProduct, { body })),
    );

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 423)?.envelope.errors).toEqual({
      'variants.0.sku': ['This SKU is in use already.'],
    });
    expect((await api.as(other).send(createProduct, { body })).status).toBe(201);
  });
});
