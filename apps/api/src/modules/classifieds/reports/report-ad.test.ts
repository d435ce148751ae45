import { reportAd } from '@souk/contract/modules/classifieds/reports';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { takeDownAd } from '../ads/take-down-ad.ts';
import { buildAd } from '../testing.ts';
import { countReports, dismissReports, listOpenReportsOf } from './ad-reports.ts';

const report = (classified_id: number) => ({ body: { classified_id, reason: 'Scam or fraud' } });

async function reported() {
  const { as, db } = await startApi();
  const [owner, reporter, admin] = [
    await buildUser(db),
    await buildUser(db),
    await buildUser(db, { isAdmin: true }),
  ];
  const ad = await buildAd(db, { owner });
  const openOn = (adId: number) => listOpenReportsOf(db, adId);
  return { as, db, owner, reporter, admin, ad, openOn };
}

describe('reporting an ad', () => {
  test('reaches the admin once per user [success-report-sent] [cat-ad-already-reported]', async () => {
    const { as, reporter, ad, openOn } = await reported();

    const { envelope } = await as(reporter).send(reportAd, report(ad.id));

    expect(envelope).toMatchObject({ message: 'Report sent successfully.', data: null });
    await expect(as(reporter).call(reportAd, report(ad.id))).rejects.toMatchObject({
      status: 422,
      message: 'Ad already reported',
    });
    expect(await openOn(ad.id)).toMatchObject([{ reporterId: reporter.id, reason: 'Scam or fraud' }]);
  });

  test('twice at once counts once [cat-ad-already-reported]', async () => {
    const { as, db, reporter, ad } = await reported();

    await Promise.allSettled([1, 2, 3, 4].map(() => as(reporter).call(reportAd, report(ad.id))));

    expect((await countReports(db, [ad.id])).get(ad.id)).toBe(1);
  });

  test('needs a reason, an ad that one may see, and one that is not the own', async () => {
    const { as, db, owner, reporter, ad } = await reported();
    const waiting = await buildAd(db, { owner, state: 'pending' });

    await expect(
      as(reporter).call(reportAd, { body: { classified_id: ad.id, reason: ' ' } }),
    ).rejects.toMatchObject({ status: 423, fields: { reason: ['Reason can not be empty.'] } });
    await expect(as(reporter).call(reportAd, report(waiting.id))).rejects.toMatchObject({ status: 404 });
    await expect(as(owner).call(reportAd, report(ad.id))).rejects.toMatchObject({ code: 'own-ad' });
    await expect(as().call(reportAd, report(ad.id))).rejects.toMatchObject({ status: 401 });
  });

  test('is settled by taking the ad down', async () => {
    const { as, db, reporter, admin, ad, openOn } = await reported();
    await as(reporter).call(reportAd, report(ad.id));

    expect(await takeDownAd(db, admin, ad.id, 'Stolen goods.')).toMatchObject({ state: 'rejected' });

    expect(await openOn(ad.id)).toEqual([]);
  });

  test('can be dismissed, once', async () => {
    const { as, db, reporter, ad, openOn } = await reported();
    await as(reporter).call(reportAd, report(ad.id));

    await dismissReports(db, ad.id);

    expect(await openOn(ad.id)).toEqual([]);
    await expect(dismissReports(db, ad.id)).rejects.toMatchObject({ code: 'report-closed' });
  });
});
