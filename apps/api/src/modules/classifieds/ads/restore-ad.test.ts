import { deleteAd, listMyAds, markAdSold, postAd, restoreAd } from '@souk/contract/modules/classifieds/ads';
import { uploadAdImages } from '@souk/contract/modules/classifieds/images';
import { getAd, listAds } from '@souk/contract/modules/classifieds/listings';
import { listOffers, makeOffer } from '@souk/contract/modules/classifieds/offers';
import { reportAd } from '@souk/contract/modules/classifieds/reports';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { daysMs, minutesMs } from '../../../platform/clock.ts';
import { moves } from '../../../platform/platform.tables.ts';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildPicture } from '../../sellers/testing.ts';
import { adReports } from '../reports/report.tables.ts';
import { adBody, buildAd, signedInAgain } from '../testing.ts';
import { approveAd } from './approve-ad.ts';
import { deleteAd as deleteForAdmin } from './delete-ad.ts';

const notNow = { status: 422, message: 'This is not possible in the current state of the ad.' };

async function start() {
  const api = await startApi();
  const owner = await buildUser(api.db);
  const remove = (id: number) => api.as(owner).call(deleteAd, { params: { id } });
  const restore = (id: number) => api.as(owner).call(restoreAd, { params: { id } });
  return { ...api, owner, remove, restore };
}

/** A unique picture in a form. */
async function pictures(names: readonly string[]) {
  const form = new FormData();
  for (const name of names) form.append('images', new Blob([new Uint8Array(await buildPicture())]), name);
  return form;
}

describe('taking back a deletion', () => {
  test('brings the ad back as it was, with its images, its place in the lists and its last day', async () => {
    const { as, db, owner, remove, restore, advance } = await start();
    const sent = await as(owner).send(uploadAdImages, { body: await pictures(['a.jpg', 'b.jpg', 'c.jpg']) });
    const [a = 0, b = 0, c = 0] = (sent.envelope.data as { id: number }[]).map(({ id }) => id);
    const body = adBody({ title: 'Brass telescope', image_ids: [c, a, b] });
    const { id } = await as(owner).call(postAd, { body });
    await approveAd(db, owner, id);
    const before = await as(owner).call(getAd, { params: { id } });

    await remove(id);
    expect(await as().call(listAds, { query: { keyword: 'Brass telescope' } })).toMatchObject({ total: 0 });
    const { envelope } = await as(owner).send(restoreAd, { params: { id } });

    expect(envelope.message).toBe('Your ad is back.');
    const after = await as(owner).call(getAd, { params: { id } });
    expect(after).toEqual({ ...before, updated_at: after.updated_at });
    expect(after.images.map((image) => image.id)).toEqual([c, a, b]);
    expect(await as().call(listAds, { query: { keyword: 'Brass telescope' } })).toMatchObject({ total: 1 });
    await expect(restore(id)).rejects.toMatchObject(notNow);

    await advance(daysMs(31));
    const again = await signedInAgain(db, owner);
    expect(await as(again).call(getAd, { params: { id } })).toMatchObject({ status: 'expired' });
  });

  test('leaves an entry in the record of moves', async () => {
    const { db, owner, remove, restore } = await start();
    const ad = await buildAd(db, { owner });
    await remove(ad.id);
    await restore(ad.id);

    const made = await db
      .select()
      .from(moves)
      .where(and(eq(moves.life, 'classifieds.ad'), eq(moves.subjectId, ad.id)))
      .orderBy(moves.id);

    expect(made.slice(-2)).toMatchObject([
      { move: 'delete', fromState: 'approved', toState: 'deleted', byUserId: owner.id },
      { move: 'restore-approved', fromState: 'deleted', toState: 'approved', byUserId: owner.id },
    ]);
  });

  test.each(['pending', 'rejected'] as const)('knows that the ad was %s', async (state) => {
    const { as, db, owner, remove, restore } = await start();
    const ad = await buildAd(db, { owner, state });
    const before = await as(owner).call(getAd, { params: { id: ad.id } });
    await remove(ad.id);

    const back = await restore(ad.id);

    expect(back).toMatchObject({ status: before.status, rejection_reason: before.rejection_reason });
    expect(back.moves).toEqual(before.moves);
  });

  test('knows since when the ad was sold, and to whom nobody has to say again', async () => {
    const { as, db, owner, remove, restore, advance } = await start();
    const ad = await buildAd(db, { owner });
    const sold = await as(owner).call(markAdSold, { body: { classified_id: ad.id } });
    await advance(minutesMs(3));
    await remove(ad.id);

    expect(await restore(ad.id)).toMatchObject({ is_sold: 1, sold_at: sold.sold_at });
  });

  test('lets rejected offers be and opens reports again', async () => {
    const { as, db, owner, remove, restore, settle } = await start();
    const [buyer, neighbour] = [await buildUser(db), await buildUser(db)];
    const ad = await buildAd(db, { owner });
    await as(buyer).call(makeOffer, { body: { classified_id: ad.id, offer_price: '400' } });
    await as(neighbour).call(reportAd, { body: { classified_id: ad.id, reason: 'Spam' } });
    await remove(ad.id);

    await restore(ad.id);
    await settle();

    const { data } = await as(buyer).call(listOffers, { query: { role: 'sent' } });
    expect(data).toMatchObject([{ status: 'Rejected' }]);
    expect(await db.select().from(adReports).where(eq(adReports.subjectId, ad.id))).toMatchObject([
      { state: 'open', closedAt: null },
    ]);
  });

  test('is refused after a minute, to strangers, for ads that stand and for what others deleted', async () => {
    const { as, db, owner, remove, restore, advance } = await start();
    const [late, standing, taken] = [
      await buildAd(db, { owner }),
      await buildAd(db, { owner }),
      await buildAd(db, { owner }),
    ];
    const stranger = await buildUser(db);
    await remove(late.id);
    await deleteForAdmin(db, { id: stranger.id, isAdmin: true }, taken.id);

    await expect(as(stranger).call(restoreAd, { params: { id: late.id } })).rejects.toMatchObject({
      status: 404,
    });
    await advance(minutesMs(1) + 1);
    for (const { id } of [late, standing, taken]) await expect(restore(id)).rejects.toMatchObject(notNow);
  });

  test('passes no limit that was used up meanwhile', async () => {
    const { as, db, owner, remove, restore } = await start();
    const ids: number[] = [];
    for (;;) {
      const posted = await as(owner).send(postAd, { body: adBody() });
      if (posted.status !== 201) break;
      ids.push((posted.envelope.data as { id: number }).id);
    }
    const [first = 0] = ids;
    await remove(first);
    await buildAd(db, { owner, state: 'pending' });

    await expect(restore(first)).rejects.toMatchObject({ message: 'Your ad posting limit is over.' });
  });

  test('gives the ad back once to many who ask at once', async () => {
    const { db, owner, remove, restore } = await start();
    const ad = await buildAd(db, { owner });
    await remove(ad.id);

    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => restore(ad.id)));

    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('does not tear an image out of the ad that has it now', async () => {
    const { as, owner, remove, restore } = await start();
    const sent = await as(owner).send(uploadAdImages, { body: await pictures(['d.jpg']) });
    const image_ids = (sent.envelope.data as { id: number }[]).map(({ id }) => id);
    const first = await as(owner).call(postAd, { body: adBody({ image_ids }) });
    await remove(first.id);
    await as(owner).call(postAd, { body: adBody({ image_ids }) });

    await expect(restore(first.id)).rejects.toMatchObject(notNow);
    expect((await as(owner).call(listMyAds)).total).toBe(1);
  });
});
