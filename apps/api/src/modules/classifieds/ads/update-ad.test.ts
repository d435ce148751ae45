import { repostAd, updateAd } from '@souk/contract/modules/classifieds/ads';
import { getAd, listAds } from '@souk/contract/modules/classifieds/listings';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildAd, signedInAgain } from '../testing.ts';
import { getAd as getAdRow } from './ad.queries.ts';
import { approveAd } from './approve-ad.ts';
import { changesOf } from './changes-of.ts';

describe('editing an ad', () => {
  test('of a small thing leaves it public, and the lists show the change at once [success-ad-updated]', async () => {
    const { as, db } = await startApi();
    const owner = await buildUser(db);
    const ad = await buildAd(db, { owner, form: { title: 'Walnut bookcase' } });

    const { envelope } = await as(owner).send(updateAd, { params: { id: ad.id }, body: { price: '400' } });

    expect(envelope).toMatchObject({ message: 'Ad updated successfully.', data: { status: 'approved' } });
    const { data } = await as().call(listAds, { query: { keyword: 'Walnut bookcase' } });
    expect(data).toMatchObject([{ id: ad.id, price: { cents: 40_000 } }]);
  });

  test('of what an admin judged takes it off the lists and shows the admin the difference', async () => {
    const { as, db } = await startApi();
    const [owner, admin] = [await buildUser(db), await buildUser(db, { isAdmin: true })];
    const ad = await buildAd(db, { owner, form: { title: 'Rosewood cabinet' } });

    const edited = await as(owner).call(updateAd, {
      params: { id: ad.id },
      body: { title: 'Rosewood cabinet, restored' },
    });

    expect(edited).toMatchObject({ status: 'pending for approval from Admin' });
    expect(await as().call(listAds, { query: { keyword: 'Rosewood cabinet' } })).toMatchObject({ total: 0 });
    expect(await changesOf(db, await getAdRow(db, ad.id))).toEqual([
      { field: 'title', before: 'Rosewood cabinet', after: 'Rosewood cabinet, restored' },
    ]);
    await approveAd(db, admin, ad.id);
    expect(await as().call(listAds, { query: { keyword: 'Rosewood cabinet' } })).toMatchObject({ total: 1 });
  });

  test('in small steps cannot lift the price past what was approved', async () => {
    const { as, db } = await startApi();
    const owner = await buildUser(db);
    const ad = await buildAd(db, { owner, form: { price: 10_000 } });
    const raise = (price: string) => as(owner).call(updateAd, { params: { id: ad.id }, body: { price } });

    expect(await raise('119')).toMatchObject({ status: 'approved' });
    expect(await raise('135')).toMatchObject({ status: 'pending for approval from Admin' });
  });

  test('of a rejected ad sends it to the admin again', async () => {
    const { as, db } = await startApi();
    const owner = await buildUser(db);
    const ad = await buildAd(db, { owner, state: 'rejected' });

    const edited = await as(owner).call(updateAd, { params: { id: ad.id }, body: { contact_name: 'Amal' } });

    expect(edited).toMatchObject({ status: 'pending for approval from Admin', moves: ['edit', 'delete'] });
  });

  test('keeps what the form does not name and empties what it sends empty', async () => {
    const { as, db } = await startApi();
    const owner = await buildUser(db);
    const ad = await buildAd(db, { owner, form: { contact_name: 'Amal', contact_phone: '0491570156' } });

    await as(owner).call(updateAd, { params: { id: ad.id }, body: { contact_name: '' } });

    expect(await as(owner).call(getAd, { params: { id: ad.id } })).toMatchObject({
      contact_name: null,
      contact_phone: '0491570156',
      price: { cents: 45_000 },
    });
  });

  test('of an expired ad is refused; it is posted again first', async () => {
    const { as, db, advance } = await startApi();
    const owner = await buildUser(db);
    const ad = await buildAd(db, { owner });
    await advance(31 * 24 * 3_600_000);
    const later = await signedInAgain(db, owner);

    const edit = as(later).call(updateAd, { params: { id: ad.id }, body: { price: '1' } });
    await expect(edit).rejects.toMatchObject({ code: 'ad-move-not-allowed' });

    expect(await as(later).call(repostAd, { params: { id: ad.id }, body: {} })).toMatchObject({
      status: 'pending for approval from Admin',
    });
  });
});
