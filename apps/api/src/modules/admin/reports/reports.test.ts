import { listReports, resolveReport } from '@souk/contract/modules/admin/reports';
import { updateAd } from '@souk/contract/modules/classifieds/ads';
import { getAd } from '@souk/contract/modules/classifieds/listings';
import { reportAd } from '@souk/contract/modules/classifieds/reports';
import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { deleteAd } from '../../classifieds/index.ts';
import { buildAd } from '../../classifieds/testing.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildAdmin, entriesOf, lastEntryOf } from '../testing.ts';

async function reported({ state = 'approved' as const, title = 'Copper kettle' } = {}) {
  const api = await startApi();
  const admin = await buildAdmin(api.db, { permissions: ['reports'] });
  const owner = await buildUser(api.db);
  const ad = await buildAd(api.db, { owner, state, form: { title } });
  for (const reason of ['Scam or fraud', 'Duplicate ad'])
    await api.as(await buildUser(api.db)).call(reportAd, { body: { classified_id: ad.id, reason } });
  const at = api.as(admin);
  const on = async (status: 'open' | 'resolved' | 'dismissed') =>
    (await at.call(listReports, { query: { status } })).data.filter(({ subject }) => subject.id === ad.id);
  const [first] = await on('open');
  return { ...api, admin, owner, ad, at, on, params: { id: first?.id ?? 0 } };
}

describe('the list of reports', () => {
  test('shows what was reported, by whom and why, the oldest first', async () => {
    const { on, owner, ad } = await reported();

    expect(await on('open')).toMatchObject([
      {
        kind: 'ad',
        reason: 'Scam or fraud',
        subject: { id: ad.id, owner: { id: owner.id } },
        closed_at: null,
      },
      { reason: 'Duplicate ad' },
    ]);
  });
});

describe('resolving a report', () => {
  test('removes the ad, settles its other reports and tells the owner why', async () => {
    const { as, db, admin, owner, ad, at, on, params, settle } = await reported();

    await at.call(resolveReport, { params, body: { action: 'remove', note: 'It is a copy.' } });
    await settle();

    await expect(as().call(getAd, { params: { id: ad.id } })).rejects.toMatchObject({ status: 404 });
    expect(await on('open')).toEqual([]);
    expect(await on('resolved')).toHaveLength(2);
    expect((await as(owner).call(listNotifications)).data[0]?.massage).toContain('It is a copy.');
    expect(await lastEntryOf(db, admin)).toMatchObject({
      action: 'reports.removed',
      targetId: String(ad.id),
      before: { state: 'approved' },
      after: { state: 'rejected' },
    });
  });

  test('or lets the ad stand', async () => {
    const { as, db, admin, ad, at, on, params } = await reported();

    const report = await at.call(resolveReport, { params, body: { action: 'dismiss' } });

    expect(report).toMatchObject({ status: 'dismissed' });
    await as().call(getAd, { params: { id: ad.id } });
    expect(await on('dismissed')).toHaveLength(2);
    expect(await lastEntryOf(db, admin)).toMatchObject({ action: 'reports.dismissed' });
  });

  test('is done once, whoever comes second', async () => {
    const { as, db, at, params } = await reported();
    const other = as(await buildAdmin(db, { permissions: ['reports'] }));
    const body = { action: 'remove' } as const;

    const answers = await Promise.all([at, other].map((desk) => desk.send(resolveReport, { params, body })));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    await expect(at.call(resolveReport, { params, body })).rejects.toMatchObject({ code: 'report-closed' });
  });

  test('turns down an ad that waits again since its owner has changed it', async () => {
    const { as, owner, ad, at, on, params } = await reported();
    await as(owner).call(updateAd, { params: { id: ad.id }, body: { title: 'Copper kettle, polished' } });

    const report = await at.call(resolveReport, { params, body: { action: 'remove' } });

    expect(report).toMatchObject({ status: 'resolved', subject: { state: 'rejected' } });
    expect(await on('open')).toEqual([]);
  });

  test('settles reports of an ad that its owner has deleted', async () => {
    const { db, owner, ad, at, on, params } = await reported();
    await deleteAd(db, { id: owner.id, isAdmin: false }, ad.id);
    const open = await on('open');

    if (open.length > 0) await at.call(resolveReport, { params, body: { action: 'remove' } });

    expect(await on('open')).toEqual([]);
  });

  test('needs a known action and a known report', async () => {
    const { db, admin, at, params } = await reported();

    await expect(
      at.call(resolveReport, { params, body: { action: 'forget' as 'remove' } }),
    ).rejects.toMatchObject({ status: 423, fields: { action: ['Action is required.'] } });
    await expect(
      at.call(resolveReport, { params: { id: 999_999 }, body: { action: 'remove' } }),
    ).rejects.toMatchObject({ status: 404 });
    expect(await entriesOf(db, admin)).toEqual([]);
  });
});
