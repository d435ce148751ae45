import { getAd, listAds } from '@souk/contract/modules/classifieds/listings';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../testing/start-api.ts';
import { blockUser, deleteAccount, unblockUser } from '../identity/index.ts';
import { buildUser } from '../identity/testing.ts';
import { listAdsById } from './index.ts';
import { buildAd } from './testing.ts';

async function standing(title: string) {
  const { as, db, settle } = await startApi();
  const [owner, admin] = [await buildUser(db), await buildUser(db, { isAdmin: true })];
  const ad = await buildAd(db, { owner, form: { title, contact_name: 'Amal', contact_phone: '0491570156' } });
  const listed = async () => (await as().call(listAds, { query: { keyword: title } })).total;
  const look = () => as().call(getAd, { params: { id: ad.id } });
  return { db, settle, owner, admin, ad, listed, look };
}

describe('the ads of an account', () => {
  test('are out of sight while it is blocked and come back as they were', async () => {
    const { db, settle, owner, admin, listed, look } = await standing('Blocked bench');

    await blockUser(db, owner.id, { adminId: admin.id });
    await settle();
    expect(await listed()).toBe(0);
    await expect(look()).rejects.toMatchObject({ status: 404 });

    await unblockUser(db, owner.id, { adminId: admin.id });
    await settle();
    expect(await listed()).toBe(1);
    expect(await look()).toMatchObject({ status: 'approved' });
  });

  test('end with it, and nothing names the person any more', async () => {
    const { db, settle, owner, ad, listed, look } = await standing('Parting parasol');

    await deleteAccount(db, owner.id, { role: 'owner', userId: owner.id });
    await settle();

    expect(await listed()).toBe(0);
    await expect(look()).rejects.toMatchObject({ status: 410 });
    expect(await listAdsById(db, [ad.id])).toMatchObject([
      { state: 'deleted', contactName: null, contactPhone: null },
    ]);
  });
});
