import { reportAd } from '@souk/contract/modules/classifieds/reports';
import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildAd } from '../../classifieds/testing.ts';
import { startSession } from '../../identity/index.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildAdmin } from '../testing.ts';

/** What stands in the admin's ordinary account. */
async function newsOf({ as, db, config }: Awaited<ReturnType<typeof startApi>>, admin: { id: number }) {
  const own = await db.transaction((tx) =>
    startSession(tx, config, { userId: admin.id, device: 'test', address: '::1' }),
  );
  return (await as(own).call(listNotifications)).data.map(({ subject }) => subject);
}

describe('admins hear', () => {
  test('of waiting ads and of reports, each in his area and once', async () => {
    const api = await startApi();
    const [forAds, forReports, forSettings] = [
      await buildAdmin(api.db, { permissions: ['ads'] }),
      await buildAdmin(api.db, { permissions: ['*'] }),
      await buildAdmin(api.db, { permissions: ['settings'] }),
    ];
    const owner = await buildUser(api.db);
    await buildAd(api.db, { owner, state: 'pending' });
    const ad = await buildAd(api.db, { owner });
    await api
      .as(await buildUser(api.db))
      .call(reportAd, { body: { classified_id: ad.id, reason: 'Duplicate ad' } });

    await api.settle();

    expect(await newsOf(api, forAds)).toEqual(['Ads wait for approval']);
    expect((await newsOf(api, forReports)).sort()).toEqual(['Ads wait for approval', 'An ad was reported']);
    expect(await newsOf(api, forSettings)).toEqual([]);
  });
});
