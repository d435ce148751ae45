import { getAd, listAds } from '@souk/contract/modules/classifieds/listings';
import { listNotifications } from '@souk/contract/modules/notifications/notifications';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { moves } from '../../../platform/platform.tables.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildAd } from '../testing.ts';
import { approveAd } from './approve-ad.ts';
import { rejectAd } from './reject-ad.ts';
import { takeDownAd } from './take-down-ad.ts';

describe('approving an ad', () => {
  test('makes it public for 30 days and tells its owner [B-106] [status-ad-approved]', async () => {
    const { as, db } = await startApi();
    const [owner, admin] = [await buildUser(db), await buildUser(db, { isAdmin: true })];
    const ad = await buildAd(db, { owner, state: 'pending', form: { title: 'Brass floor lamp' } });

    const approved = await approveAd(db, admin, ad.id);

    const days = ((approved.expiresAt?.getTime() ?? 0) - (approved.approvedAt?.getTime() ?? 0)) / 86_400_000;
    expect(days).toBeCloseTo(30, 3);
    expect(await as().call(getAd, { params: { id: ad.id } })).toMatchObject({
      status: 'approved',
      moves: [],
    });
    expect(await as().call(listAds, { query: { keyword: 'Brass floor lamp' } })).toMatchObject({ total: 1 });
    const { data } = await as(owner).call(listNotifications);
    expect(data).toMatchObject([{ subject: 'Your ad is public', classified_id: ad.id }]);
  });

  test('writes down who did what', async () => {
    const { db } = await startApi();
    const [owner, admin] = [await buildUser(db), await buildUser(db, { isAdmin: true })];
    const ad = await buildAd(db, { owner, adminId: admin.id });
    await takeDownAd(db, admin, ad.id, 'Stolen goods.');

    const record = await db.select().from(moves).where(eq(moves.subjectId, ad.id)).orderBy(moves.id);

    const ofAd = record.filter(({ life }) => life === 'classifieds.ad');
    expect(ofAd.map(({ move, byRole, byUserId, reason }) => [move, byRole, byUserId, reason])).toEqual([
      ['post', 'owner', owner.id, null],
      ['approve', 'admin', admin.id, null],
      ['take-down', 'admin', admin.id, 'Stolen goods.'],
    ]);
  });

  test('of a seed tells nobody', async () => {
    const { as, db } = await startApi();
    const owner = await buildUser(db);
    const ad = await buildAd(db, { owner, state: 'pending' });

    await approveAd(db, owner, ad.id, { isQuiet: true });

    expect(await as(owner).call(listNotifications)).toMatchObject({ total: 0 });
  });

  test('happens once, however many admins try', async () => {
    const { db } = await startApi();
    const [owner, admin] = [await buildUser(db), await buildUser(db, { isAdmin: true })];
    const ad = await buildAd(db, { owner, state: 'pending' });

    const attempts = await Promise.allSettled([
      ...Array.from({ length: 10 }, () => approveAd(db, admin, ad.id)),
      ...Array.from({ length: 10 }, () => rejectAd(db, admin, ad.id, 'No.')),
    ]);

    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('rejecting an ad', () => {
  test('keeps it from the public and tells its owner why [status-ad-rejected]', async () => {
    const { as, db } = await startApi();
    const [owner, admin] = [await buildUser(db), await buildUser(db, { isAdmin: true })];
    const ad = await buildAd(db, { owner, state: 'pending' });

    await rejectAd(db, admin, ad.id, 'Please add a photo.');

    await expect(as().call(getAd, { params: { id: ad.id } })).rejects.toMatchObject({ status: 404 });
    expect(await as(owner).call(getAd, { params: { id: ad.id } })).toMatchObject({
      status: 'rejected',
      rejection_reason: 'Please add a photo.',
    });
  });
});
