import { createDeal, getPublicDeal, listDeals } from '@souk/contract/modules/discounts/deals';
import { updateUserProfile } from '@souk/contract/modules/identity/profiles';
import { describe, expect, test } from 'vitest';
import { clock } from '../../../platform/clock.ts';
import { dayOf, startOfDay } from '../../../platform/period.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildProduct, buildShop } from '../testing.ts';

describe('the days of a deal', () => {
  test.each(['Pacific/Honolulu', 'Pacific/Kiritimati'])(
    'are those of its shop in %s, wherever they are read',
    async (zone) => {
      const { as, db } = await startApi();
      const shop = await buildShop(db);
      const product = await buildProduct(db, { seller: shop, form: { title: `Deal of ${zone}` } });
      await as(shop).call(updateUserProfile, { body: { time_zone: zone, display_time_zone: 'UTC' } });
      const today = dayOf(clock.now(), zone);
      const elsewhere = { 'x-time-zone': 'Asia/Kathmandu' };

      const deal = await as(shop).call(createDeal, {
        body: {
          title: 'One day',
          item_ids: [product.id],
          discount_percent: 20,
          start_date: today,
          end_date: today,
        },
        headers: elsewhere,
      });

      const days = { start_date: today, end_date: today };
      const ends_at = startOfDay(today, zone, 1).toISOString();
      expect(deal).toMatchObject({ ...days, ends_at, is_running: true });
      expect((await as(shop).call(listDeals)).data).toMatchObject([days]);
      expect(
        await as().call(getPublicDeal, { params: { deal_id: deal.id }, headers: elsewhere }),
      ).toMatchObject(days);
    },
  );
});
