import { bulkEditProducts } from '@souk/contract/modules/retail/product-sheets';
import { search } from '@souk/contract/modules/search/search';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { holdStock } from '../../availability/index.ts';
import { getProduct } from '../index.ts';
import { buildProduct, buildShop, tableware } from '../testing.ts';
import { offerOf } from '../variants/variant.queries.ts';

describe('a change of many products', () => {
  let api: TestApi;
  const pricesOf = async (ids: readonly number[]) =>
    Promise.all(
      ids.map(async (id) => (await offerOf(api.db, id)).variants.map(({ priceCents }) => priceCents)),
    );

  beforeAll(async () => {
    api = await startApi();
  });

  async function build(prices: readonly number[] = [1000, 2000]) {
    const shop = await buildShop(api.db);
    const ids: number[] = [];
    for (const priceCents of prices) ids.push((await buildProduct(api.db, { seller: shop, priceCents })).id);
    const edit = (change: object, product_ids = ids) =>
      api.as(shop).send(bulkEditProducts, { body: { product_ids, change } });
    return { shop, ids, edit };
  }

  test.each([
    [{ kind: 'price-percent', percent: 10 }, [[1100], [2200]]],
    [{ kind: 'price-percent', percent: '-33' }, [[670], [1340]]],
    [{ kind: 'price-amount', amount: '2.50' }, [[1250], [2250]]],
    [{ kind: 'price-amount', amount: -5 }, [[500], [1500]]],
  ])('of prices by %j reaches all of them', async (change, prices) => {
    const { ids, edit } = await build();

    const { envelope } = await edit(change);

    expect(envelope).toMatchObject({ status: 200, data: { changed: 2, refused: [] } });
    expect(await pricesOf(ids)).toEqual(prices);
  });

  test('reaches none where one refuses, and says which and why', async () => {
    const { ids, edit } = await build([400, 2000]);

    const { envelope } = await edit({ kind: 'price-amount', amount: -5 });

    expect(envelope).toMatchObject({
      message: 'Nothing was changed. Please look at the marked products.',
      data: {
        changed: 0,
        refused: [
          {
            product_id: ids[0],
            title: 'Copper kettle',
            field: 'price',
            message: 'Please enter valid number.',
          },
        ],
      },
    });
    expect(await pricesOf(ids)).toEqual([[400], [2000]]);
  });

  test('sets stock, adds to it, and stops at what is held', async () => {
    const { ids, edit } = await build();
    const stockOf = async () =>
      Promise.all(ids.map(async (id) => (await offerOf(api.db, id)).variants[0]?.onHand));

    await edit({ kind: 'stock-set', stock: 8 });
    await edit({ kind: 'stock-add', by: -2 });
    const stockId = (await offerOf(api.db, ids[0] ?? 0)).variants[0]?.stockId ?? 0;
    await api.db.transaction((tx) =>
      holdStock(tx, [{ stockId, quantity: 6 }], { kind: 'test.bulk', id: 1 }, new Date('2030-01-01')),
    );
    const { envelope } = await edit({ kind: 'stock-add', by: -1 });

    expect(envelope.data).toMatchObject({
      refused: [{ field: 'stock', message: 'Some of this stock is reserved for buyers who are paying.' }],
    });
    expect(await stockOf()).toEqual([6, 6]);
  });

  test('moves them, and files them under another category', async () => {
    const { ids, edit } = await build();

    await edit({ kind: 'category', category_id: tableware });
    expect(await getProduct(api.db, ids[0] ?? 0)).toMatchObject({ categoryId: tableware, state: 'pending' });
    await edit({ kind: 'move', move: 'archive' });
    const again = await edit({ kind: 'move', move: 'archive' });

    expect(await getProduct(api.db, ids[1] ?? 0)).toMatchObject({ state: 'archived' });
    expect(again.envelope.data).toMatchObject({
      changed: 0,
      refused: [{ field: 'state' }, { field: 'state' }],
    });
  });

  test('shows in lists at once', async () => {
    const { shop, edit } = await build();
    const titled = await buildProduct(api.db, { seller: shop, form: { title: 'Bulky bain-marie' } });

    await edit({ kind: 'price-percent', percent: -50 }, [titled.id]);

    const { data } = await api.as().call(search, { query: { keyword: 'bulky bain' } });
    expect(data).toMatchObject([{ price: { cents: 2250 } }]);
  });

  test('knows no products of another shop', async () => {
    const { ids } = await build();
    const { edit } = await build();

    const { status } = await edit({ kind: 'price-percent', percent: 10 }, ids);

    expect(status).toBe(404);
    expect(await pricesOf(ids)).toEqual([[1000], [2000]]);
    expect((await edit({ kind: 'no-such-change' })).status).toBe(423);
    expect((await edit({ kind: 'move', move: 'archive' }, [])).status).toBe(423);
  });
});
