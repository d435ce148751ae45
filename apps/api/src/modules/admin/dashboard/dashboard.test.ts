import { getDashboard } from '@souk/contract/modules/admin/dashboard';
import { reportAd } from '@souk/contract/modules/classifieds/reports';
import { contactUs } from '@souk/contract/modules/pages/contacts';
import { reportProduct } from '@souk/contract/modules/retail/reports';
import { reportFoodProduct } from '@souk/contract/modules/scanner/products';
import { suggestFoodChange } from '@souk/contract/modules/scanner/submissions';
import { describe, expect, test } from 'vitest';
import { daysMs } from '../../../platform/clock.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildAd } from '../../classifieds/testing.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildProduct, buildShop } from '../../retail/testing.ts';
import { buildFood } from '../../scanner/testing.ts';
import { buildAdmin } from '../testing.ts';

describe('the dashboard', () => {
  test('counts what waits', async () => {
    const { as, db, advance } = await startApi();
    const owner = await buildUser(db);
    await advance(daysMs(8));
    const admin = await buildAdmin(db, { permissions: ['ads'] });
    const waiting = await buildAd(db, { owner, state: 'pending' });
    const ad = await buildAd(db, { owner });
    const reporter = await buildUser(db);
    await as(reporter).call(reportAd, { body: { classified_id: ad.id, reason: 'Duplicate ad' } });
    const letter = { name: 'Amal', email: 'amal@example.test', subject: 'Hours', message: 'When?' };
    await as().call(contactUs, { body: letter });

    const seller = await buildShop(db);
    const product = await buildProduct(db, { seller, state: 'pending' });
    const sold = await buildProduct(db, { seller });
    await as(reporter).call(reportProduct, { body: { item_id: sold.id, reason: 'Scam or fraud' } });

    const food = await buildFood(db, { state: 'pending' });
    const known = { params: { id: (await buildFood(db)).id } };
    await as(reporter).call(suggestFoodChange, { ...known, body: { name: 'Rusks', labels: [] } });
    await as(reporter).call(reportFoodProduct, { ...known, body: { reason: 'The verdict is wrong' } });

    const counts = await as(admin).call(getDashboard);

    expect(counts).toMatchObject({
      pending_ads: 1,
      waiting_since: waiting.updatedAt.toISOString(),
      pending_products: 1,
      products_waiting_since: product.updatedAt.toISOString(),
      pending_foods: 1,
      foods_waiting_since: food.updatedAt.toISOString(),
      food_suggestions: 1,
      reports: 3,
      reports_by_kind: { ad: 1, product: 1, review: 0, food: 1 },
      papers: 0,
      messages: 1,
      open_disputes: 0,
      pending_refunds: 0,
      questioned_chargebacks: 0,
      waiting_payouts: 0,
      new_users: 3,
    });
    expect(counts.new_users_by_day).toHaveLength(14);
    expect(counts.new_users_by_day.at(-1)).toBe(3);
    expect(counts.new_users_by_day.at(-9)).toBe(1);
  });
});
