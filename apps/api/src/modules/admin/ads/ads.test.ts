import {
  approveAd,
  approveAds,
  getAdminAd,
  listAdminAds,
  rejectAd,
  takeDownAd,
} from '@souk/contract/modules/admin/ads';
import { updateAd } from '@souk/contract/modules/classifieds/ads';
import { getAd } from '@souk/contract/modules/classifieds/listings';
import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildAd } from '../../classifieds/testing.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildAdmin, entriesOf, lastEntryOf } from '../testing.ts';

async function desk() {
  const api = await startApi();
  const admin = await buildAdmin(api.db, { permissions: ['ads'] });
  const owner = await buildUser(api.db, { name: 'Amal Owner' });
  return { ...api, admin, owner, at: api.as(admin) };
}

describe('the queue of ads', () => {
  test('shows the longest waiting first, by state, module and words', async () => {
    const { db, owner, at } = await desk();
    const first = await buildAd(db, { owner, state: 'pending', form: { title: 'Brass lantern' } });
    const second = await buildAd(db, { owner, state: 'pending', form: { title: 'Brass tray' } });
    await buildAd(db, { owner, form: { title: 'Brass bell' } });
    const idsOf = async (query: Record<string, string>) =>
      (await at.call(listAdminAds, { query: { keyword: 'brass', ...query } })).data.map(({ id }) => id);

    expect(await idsOf({ status: 'pending' })).toEqual([first.id, second.id]);
    expect(await idsOf({ status: 'pending for approval from Admin' })).toEqual([first.id, second.id]);
    expect(await idsOf({ status: 'approved' })).toHaveLength(1);
    expect(await idsOf({})).toHaveLength(3);
    expect(await idsOf({ module: 'retail' })).toEqual([]);
    expect(await idsOf({ keyword: 'brass%' })).toEqual([]);
  });

  test('names owner, category and what the admin may do', async () => {
    const { db, owner, at } = await desk();
    await buildAd(db, { owner, state: 'pending', form: { title: 'Walnut cradle' } });

    const { data } = await at.call(listAdminAds, { query: { keyword: 'cradle' } });

    expect(data).toMatchObject([
      {
        owner: { id: owner.id, name: 'Amal Owner' },
        category: 'Sofas and Armchairs',
        state: 'pending',
        is_edit: false,
        reports_count: 0,
        moves: ['approve', 'reject', 'delete'],
      },
    ]);
  });
});

describe('approving an ad', () => {
  test('makes it public, tells the owner and leaves a line in the log [B-106]', async () => {
    const { as, db, admin, owner, at, settle } = await desk();
    const ad = await buildAd(db, { owner, state: 'pending' });
    await expect(as().call(getAd, { params: { id: ad.id } })).rejects.toMatchObject({ status: 404 });

    await at.call(approveAd, { params: { id: ad.id }, body: { note: 'Fine' } });
    await settle();

    expect(await as().call(getAd, { params: { id: ad.id } })).toMatchObject({ status: 'approved' });
    const { data } = await as(owner).call(listNotifications);
    expect(data[0]).toMatchObject({ subject: 'Your ad is public' });
    expect(await lastEntryOf(db, admin)).toMatchObject({
      action: 'ads.approved',
      targetKind: 'classifieds.ad',
      targetId: String(ad.id),
      before: { state: 'pending' },
      note: 'Fine',
    });
  });

  test('happens once to two admins at once', async () => {
    const { as, db, owner } = await desk();
    const ad = await buildAd(db, { owner, state: 'pending' });
    const admins = [
      await buildAdmin(db, { permissions: ['ads'] }),
      await buildAdmin(db, { permissions: ['ads'] }),
    ];

    const answers = await Promise.all(
      admins.map((admin) => as(admin).send(approveAd, { params: { id: ad.id }, body: {} })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const entries = await Promise.all(admins.map((admin) => entriesOf(db, admin)));
    expect(entries.flat()).toHaveLength(1);
  });

  test('of several leaves those alone that no longer wait', async () => {
    const { db, admin, owner, at } = await desk();
    const waiting = await buildAd(db, { owner, state: 'pending' });
    const done = await buildAd(db, { owner });

    const { envelope } = await at.send(approveAds, { body: { ids: [waiting.id, done.id, waiting.id] } });

    expect(envelope).toMatchObject({
      message: '1 ad approved successfully.',
      data: { approved: [waiting.id], refused: [done.id] },
    });
    expect(await entriesOf(db, admin)).toHaveLength(1);
    await expect(at.call(approveAds, { body: { ids: [] } })).rejects.toMatchObject({
      status: 423,
      fields: { ids: ['Select at least one ad.'] },
    });
  });

  test('finds no ad of an unknown id', async () => {
    const { at } = await desk();

    await expect(at.call(approveAd, { params: { id: 999_999 }, body: {} })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('rejecting an ad', () => {
  test('tells the owner why', async () => {
    const { as, db, admin, owner, at, settle } = await desk();
    const ad = await buildAd(db, { owner, state: 'pending' });

    await at.call(rejectAd, { params: { id: ad.id }, body: { reason: 'The photo shows a phone number.' } });
    await settle();

    const { data } = await as(owner).call(listNotifications);
    expect(data[0]?.massage).toContain('The photo shows a phone number.');
    expect(await lastEntryOf(db, admin)).toMatchObject({
      action: 'ads.rejected',
      note: 'The photo shows a phone number.',
    });
  });

  test('needs a reason and an ad that waits', async () => {
    const { db, admin, owner, at } = await desk();
    const ad = await buildAd(db, { owner });
    const params = { id: ad.id };

    await expect(at.call(rejectAd, { params, body: { reason: '  ' } })).rejects.toMatchObject({
      fields: { reason: ['Reason can not be empty.'] },
    });
    await expect(at.call(rejectAd, { params, body: { reason: 'No' } })).rejects.toMatchObject({
      status: 422,
    });
    expect(await entriesOf(db, admin)).toEqual([]);
  });
});

describe('taking a public ad down', () => {
  test('hides it and says why', async () => {
    const { as, db, admin, owner, at } = await desk();
    const ad = await buildAd(db, { owner });

    await at.call(takeDownAd, { params: { id: ad.id }, body: { reason: 'Stolen goods.' } });

    await expect(as().call(getAd, { params: { id: ad.id } })).rejects.toMatchObject({ status: 404 });
    expect(await lastEntryOf(db, admin)).toMatchObject({
      action: 'ads.taken-down',
      before: { state: 'approved' },
      after: { state: 'rejected' },
    });
  });
});

describe('reviewing an ad', () => {
  test('shows what an edit changed, the history and the seller’s record', async () => {
    const { as, db, owner, at } = await desk();
    const ad = await buildAd(db, { owner, form: { title: 'Oak desk' } });
    await as(owner).call(updateAd, { params: { id: ad.id }, body: { title: 'Oak desk, restored' } });

    const review = await at.call(getAdminAd, { params: { id: ad.id } });

    expect(review).toMatchObject({
      state: 'pending',
      is_edit: true,
      changes: [{ field: 'title', before: 'Oak desk', after: 'Oak desk, restored' }],
      history: [{ move: 'edit' }, { move: 'approve' }, { move: 'post', by_name: 'Amal Owner' }],
      reports: [],
      record: { person: { id: owner.id }, ads: { pending: 1, approved: 0 }, reports: 0 },
    });
  });

  test('shows no difference where nothing was approved yet', async () => {
    const { db, owner, at } = await desk();
    const ad = await buildAd(db, { owner, state: 'pending' });

    expect(await at.call(getAdminAd, { params: { id: ad.id } })).toMatchObject({
      is_edit: false,
      changes: [],
    });
    await expect(at.call(getAdminAd, { params: { id: 999_999 } })).rejects.toMatchObject({ status: 404 });
  });
});
