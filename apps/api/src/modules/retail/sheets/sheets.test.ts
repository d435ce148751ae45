import { exportProducts, importProducts } from '@souk/contract/modules/retail/product-sheets';
import { getMyProduct, listMyProducts } from '@souk/contract/modules/retail/products';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { multipart } from '../../sellers/testing.ts';
import { buildProduct, buildShop } from '../testing.ts';
import { writeSheet } from './write-sheet.ts';

type Shop = Awaited<ReturnType<typeof buildShop>>;

describe('a sheet of products', () => {
  let api: TestApi;
  const exported = async (shop: Shop) =>
    parse<Record<string, string>>(await writeSheet(api.db, shop.id, undefined), { bom: true, columns: true });
  const load = (shop: Shop, lines: readonly string[]) =>
    api.as(shop).call(importProducts, { body: { sheet: lines.join('\n') } });

  beforeAll(async () => {
    api = await startApi();
  });

  test('carries one row per variant, and no cell that calculates', async () => {
    const shop = await buildShop(api.db);
    const variants = [
      { options: { Size: 'S' }, sku: '+1', was_price: 5000 },
      { options: { Size: 'L' }, weight_grams: 900, stock: 0 },
    ];
    const form = { title: '=HYPERLINK("https://evil.test")', description: '@sum, "quoted"\nlines', variants };
    const product = await buildProduct(api.db, { seller: shop, form });

    const rows = await exported(shop);
    const text = await writeSheet(api.db, shop.id, undefined);

    expect(rows).toMatchObject([
      {
        product: String(product.id),
        title: `'=HYPERLINK("https://evil.test")`,
        sku: "'+1",
        description: `'@sum, "quoted"\nlines`,
        category: 'cookware',
        state: 'approved',
        price: '45.00',
        was_price: '50.00',
        stock: '5',
        option_1: 'Size',
        value_1: 'S',
      },
      { value_1: 'L', stock: '0', weight_grams: '900', sku: '', active: 'yes' },
    ]);
    expect(text.split(/[\r\n,]/).filter((cell) => /^"?[=+@-]/.test(cell))).toEqual([]);
  });

  test('comes back unchanged as it was exported', async () => {
    const shop = await buildShop(api.db);
    const form = {
      title: '-5° freezer bag',
      postage: 500,
      low_stock_at: 2,
      variants: [
        { options: { Size: 'S', Colour: 'Red' }, sku: 'FB-S', barcode: '4006381333931' },
        { options: { Size: 'L', Colour: 'Red' }, sku: 'FB-L', is_active: false },
      ],
    };
    const { id } = await buildProduct(api.db, { seller: shop, form });
    const look = () => api.as(shop).call(getMyProduct, { params: { id } });
    const before = await look();
    const file = { name: 'products.csv', bytes: Buffer.from(await writeSheet(api.db, shop.id, undefined)) };

    const { envelope } = await api.as(shop).send(importProducts, { body: multipart({ file }) });

    expect(envelope.data).toEqual({ created: 0, updated: 1, refused: [] });
    expect({ ...(await look()), updated_at: '' }).toEqual({ ...before, updated_at: '' });
  });

  test('is downloaded as a CSV file', async () => {
    const shop = await buildShop(api.db);

    const { status, headers } = await api.as(shop).send(exportProducts);

    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toContain('products.csv');
  });

  test('makes drafts of new products and changes known ones, by id, variant and SKU', async () => {
    const shop = await buildShop(api.db);
    const known = await buildProduct(api.db, {
      seller: shop,
      form: {
        variants: [
          { sku: 'K-1', options: { Size: 'S' } },
          { sku: 'K-2', options: { Size: 'L' } },
        ],
      },
    });

    const report = await load(shop, [
      'product,title,category,sku,option_1,value_1,price,stock',
      'mug,Blue mug,tableware,M-1,Size,S,12.50,3',
      'mug,,,M-2,Size,L,14,',
      `${known.id},,,K-2,,,99,7`,
      ',Lone bowl,421,,,,8,1',
      ',,,,,,,',
    ]);

    expect(report).toEqual({ created: 2, updated: 1, refused: [] });
    const { data } = await api.as(shop).call(listMyProducts, { query: { status: 'draft' } });
    expect(data).toMatchObject([
      { title: 'Lone bowl', variants_count: 1, category_id: 421 },
      { title: 'Blue mug', variants_count: 2, stock: 3, price_to: { cents: 1400 } },
    ]);
    const changed = await api.as(shop).call(getMyProduct, { params: { id: known.id } });
    expect(changed.variants).toMatchObject([
      { sku: 'K-1', price: { cents: 4500 }, stock: 5 },
      { sku: 'K-2', price: { cents: 9900 }, stock: 7, options: { Size: 'L' } },
    ]);
  });

  test('reports every refused row with its number, its column and the words, and does nothing of its product', async () => {
    const [shop, stranger] = [await buildShop(api.db), await buildShop(api.db)];
    const foreign = await buildProduct(api.db, { seller: stranger });
    await buildProduct(api.db, { seller: shop, form: { variants: [{ sku: 'TAKEN' }] } });

    const report = await load(shop, [
      'product,title,category,sku,option_1,value_1,price,was_price,stock,active,gst_free',
      'good,Good pan,cookware,,,,10,,1,,',
      'half,Half pan,cookware,,Size,S,10,,1,,',
      'half,,,,Size,L,ten,,1,,',
      ',,cookware,,,,10,,1,,',
      ',No shelf,no-such-shelf,,,,10,,1,,',
      `${foreign.id},Stolen,,,,,10,,1,,`,
      ',Was less,cookware,,,,10,5,1,,',
      ',Taken,cookware,TAKEN,,,10,,1,,',
      ',Maybe,cookware,,,,10,,1,perhaps,',
      ',Bare,cookware,,Size,,10,,1,,',
      ',Perhaps GST,cookware,,,,10,,1,,perhaps',
    ]);

    expect(report).toEqual({
      created: 1,
      updated: 0,
      refused: [
        { row: 4, field: 'price', message: 'Please enter valid number.' },
        { row: 5, field: 'title', message: 'Title is required.' },
        { row: 6, field: 'category', message: 'Please select a valid category.' },
        { row: 7, field: 'product', message: 'Record not found' },
        { row: 8, field: 'was_price', message: 'Was price must be greater than the price.' },
        { row: 9, field: 'sku', message: 'This SKU is in use already.' },
        { row: 10, field: 'active', message: 'Please write yes or no.' },
        { row: 11, field: 'value_1', message: 'This field is required.' },
        { row: 12, field: 'gst_free', message: 'Please write yes or no.' },
      ],
    });
    const { data } = await api.as(shop).call(listMyProducts, { query: { status: 'draft' } });
    expect(data.map(({ title }) => title)).toEqual(['Good pan']);
  });

  test('that is tried out says the same row by row, and saves nothing', async () => {
    const shop = await buildShop(api.db);
    const known = await buildProduct(api.db, { seller: shop, form: { variants: [{ sku: 'T-1' }] } });
    const sheet = [
      'product,title,category,sku,price,stock',
      ',New mug,tableware,T-2,12.50,3',
      ',Same code,tableware,T-2,9,1',
      `${known.id},,,T-1,99,7`,
      ',No price,tableware,,ten,1',
    ].join('\n');
    const stands = async () => ({
      own: (await api.as(shop).call(listMyProducts, { query: { status: 'draft' } })).total,
      known: (await api.as(shop).call(getMyProduct, { params: { id: known.id } })).variants,
    });
    const before = await stands();

    const { envelope } = await api.as(shop).send(importProducts, { body: { sheet, is_trial: 'on' } });
    const after = await stands();
    const real = await api.as(shop).call(importProducts, { body: { sheet } });

    expect(envelope).toMatchObject({ status: 200, message: 'Nothing has been saved.' });
    expect(envelope.data).toEqual({
      created: 1,
      updated: 1,
      refused: [
        { row: 3, field: 'sku', message: 'This SKU is in use already.' },
        { row: 5, field: 'price', message: 'Please enter valid number.' },
      ],
    });
    expect(after).toEqual(before);
    expect(real).toEqual(envelope.data);
    expect((await stands()).own).toBe(1);
  });

  test.each([
    ['no sheet', undefined, 'This field is required.'],
    [
      'a column that nobody knows',
      'title,colour of the sky\na,b',
      '“colour of the sky” is not a column of this sheet.',
    ],
    ['a column twice', 'title,title\na,b', 'Every column may stand once.'],
    ['quotes that never close', 'title\n"a', 'Only CSV files in UTF-8 are accepted.'],
    ['too many rows', `title\n${'a\n'.repeat(2001)}`, 'A sheet can have up to 2000 rows.'],
  ])('is refused as a whole for %s', async (_what, sheet, text) => {
    const shop = await buildShop(api.db);

    const { envelope } = await api.as(shop).send(importProducts, { body: { sheet } });

    expect(envelope).toMatchObject({ status: 423, errors: { file: [text] } });
  });

  test('is refused where it is no text at all', async () => {
    const shop = await buildShop(api.db);
    const file = { name: 'products.csv', bytes: Buffer.from([0xff, 0xfe, 0x41, 0x00]) };

    const { envelope } = await api.as(shop).send(importProducts, { body: multipart({ file }) });

    expect(envelope).toMatchObject({
      status: 423,
      errors: { file: ['Only CSV files in UTF-8 are accepted.'] },
    });
  });
});
