import { getMarketSettings, saveMarketSettings } from '@souk/contract/modules/admin/settings';
import { postAd } from '@souk/contract/modules/classifieds/ads';
import { getFees, getMasterData } from '@souk/contract/modules/pages/master-data';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { adBody } from '../../classifieds/testing.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildAdmin, entriesOf } from '../testing.ts';

async function desk() {
  const api = await startApi();
  const admin = await buildAdmin(api.db, { permissions: ['settings'] });
  return { ...api, admin, at: api.as(admin) };
}

describe('the settings of the market', () => {
  test('take effect at once: the posting limit', async () => {
    const { as, db, at } = await desk();
    const user = await buildUser(db);
    await at.call(saveMarketSettings, { body: { private_ad_limit: 1 } });

    await as(user).call(postAd, { body: adBody() });
    await expect(as(user).call(postAd, { body: adBody() })).rejects.toMatchObject({ code: 'quota-reached' });
    await at.call(saveMarketSettings, { body: { private_ad_limit: 2 } });

    await as(user).call(postAd, { body: adBody() });
  });

  test('take effect at once: GST and commission', async () => {
    const { as, at } = await desk();

    await at.call(saveMarketSettings, { body: { gst_percent: 12.5, commission_percent: 4 } });

    expect(await as().call(getFees)).toMatchObject({ gst_amount: 12.5, commission_amount: 4 });
  });

  test('keep limits that are not given, and an empty field changes nothing', async () => {
    const { db, admin, at } = await desk();

    const saved = await at.call(saveMarketSettings, {
      body: { plan_limits: { job: 80 }, ad_days: '' as unknown as number },
    });

    expect(saved).toMatchObject({ plan_limits: { job: 80, car_dealer: 50 }, ad_days: 30 });
    expect(await at.call(getMarketSettings)).toEqual(saved);
    expect(await entriesOf(db, admin)).toMatchObject([
      { before: { plan_limits: { job: 50 } }, after: { plan_limits: { job: 80 } } },
    ]);
  });

  test('refuse what cannot be, at its field', async () => {
    const { db, admin, at } = await desk();

    await expect(
      at.call(saveMarketSettings, { body: { gst_percent: 101, ad_days: 0 } }),
    ).rejects.toMatchObject({
      status: 423,
      fields: { gst_percent: [expect.any(String)], ad_days: [expect.any(String)] },
    });
    expect(await entriesOf(db, admin)).toEqual([]);
  });

  test('take effect in what pages tell everybody: the hours of an offer and the days of an ad', async () => {
    const { as, at } = await desk();

    await at.call(saveMarketSettings, { body: { offer_hours: 24, ad_days: 45 } });

    expect(await as().call(getMasterData)).toMatchObject({ offer_hours: 24, ad_days: 45 });
  });
});
