import { getAdCounts, postAd } from '@souk/contract/modules/classifieds/ads';
import { getSubscriptionUsage } from '@souk/contract/modules/promotions/subscriptions';
import { describe, expect, test } from 'vitest';
import { startSubscriber } from '../../promotions/testing.ts';
import { saveSettings } from '../../settings/index.ts';
import { adBody, cookware } from '../testing.ts';

describe('the posting limit', () => {
  test('is that of the plan while it is paid [limit-post-ad]', async () => {
    const { db, owner, as, pro, pay } = await startSubscriber();
    await db.transaction((tx) => saveSettings(tx, { planLimits: { retail: 1 } }));
    const post = () =>
      as(owner).call(postAd, { body: adBody({ category_id: cookware, attributes: {} }) as never });

    await post();
    await expect(post()).rejects.toMatchObject({ code: 'quota-reached' });
    await pay(pro.id);
    await post();

    const usage = await as(owner).call(getSubscriptionUsage);
    expect((await as(owner).call(getAdCounts)).ads_left).toBeNull();
    expect(usage).toMatchObject({ ads_used: 2, ad_limit: null, plan: { name: 'Pro' } });
    await db.transaction((tx) => saveSettings(tx, { planLimits: { retail: 50 } }));
  });
});
