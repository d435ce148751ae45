import { createDeal, dealTypes, listDeals } from '@souk/contract/modules/discounts/deals';
import { businessTypes } from '@souk/contract/shared/seller-types';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { buildProduct, buildShop } from '../testing.ts';

describe('daily deals', () => {
  test.each(dealTypes)('are open to businesses of the type %s, of their own things alone', async (type) => {
    const { as, db } = await startApi();
    const business = as(await buildSeller(db, { sellerType: type }));
    const others = await buildProduct(db, { seller: await buildShop(db) });
    const body = {
      title: 'Kettle week',
      item_ids: [others.id],
      discount_percent: 20,
      start_date: '2090-01-01',
      end_date: '2090-01-02',
    };

    expect(await business.call(listDeals)).toMatchObject({ data: [], total: 0 });
    await expect(business.call(createDeal, { body })).rejects.toMatchObject({ status: 423 });
  });

  test('are closed to every other type', async () => {
    const { as, db } = await startApi();
    const open: readonly string[] = dealTypes;

    for (const type of businessTypes.filter((one) => !open.includes(one))) {
      const business = as(await buildSeller(db, { sellerType: type }));
      await expect(business.call(listDeals)).rejects.toMatchObject({ code: 'not-allowed' });
    }
  });
});
