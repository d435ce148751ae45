import { getAd, revealPhone } from '@souk/contract/modules/classifieds/listings';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { phoneReveals } from '../ads/ad.tables.ts';
import { buildAd, cookware } from '../testing.ts';

describe('the page of an ad', () => {
  test('brings everything at once: category path, attributes, seller, similar ads', async () => {
    const { as, db } = await startApi();
    const owner = await buildUser(db, { name: 'Amal Haddad' });
    const ad = await buildAd(db, { owner });
    const other = await buildAd(db, { owner: await buildUser(db), form: { title: 'Grey sofa' } });

    const page = await as().call(getAd, { params: { id: ad.id } });

    expect(page).toMatchObject({
      role: 'viewer',
      category_path: [{ slug: 'furniture-home' }, { slug: 'sofas-and-armchairs' }],
      attributes: [{ slug: 'seats', value: 3, label: '3', unit: null }],
      seller: { id: owner.id, name: 'Amal Haddad', seller_type: 'private', ads_count: 1 },
      contact_phone: null,
      may_offer: true,
      my_offer: null,
      is_favourite: false,
      moves: [],
    });
    expect(page.similar.map(({ id }) => id)).toContain(other.id);
    expect(page.similar.map(({ id }) => id)).not.toContain(ad.id);
  });

  test('counts its views, the owner’s own aside', async () => {
    const { as, db } = await startApi();
    const owner = await buildUser(db);
    const ad = await buildAd(db, { owner });
    const views = async () => (await as(owner).call(getAd, { params: { id: ad.id } })).views;

    for (const client of [as(), as(), as(owner)]) await client.call(getAd, { params: { id: ad.id } });

    await vi.waitFor(async () => expect(await views()).toBe(2));
  });

  test('opens for a business user who owns it in every state', async () => {
    const { as, db } = await startApi();
    const shop = await buildUser(db, { sellerType: 'retail' });
    const form = { category_id: cookware, attributes: {}, quantity: 4, sku: 'PAN-1', postage: 1200 };
    const ad = await buildAd(db, { owner: { ...shop, sellerType: 'retail' }, state: 'pending', form });

    const page = await as(shop).call(getAd, { params: { id: ad.id } });

    expect(page).toMatchObject({
      role: 'owner',
      module_type: 'retail',
      retail: { quantity: 4, sku: 'PAN-1', postage: { cents: 1200, currency: 'AUD' } },
    });
    await expect(as().call(getAd, { params: { id: ad.id } })).rejects.toMatchObject({
      status: 404,
      message: 'Record not found',
    });
  });
});

describe('the phone number of an ad', () => {
  test('is shown to the signed-in on asking, and who saw it is noted', async () => {
    const { as, db } = await startApi();
    const [owner, viewer] = [await buildUser(db), await buildUser(db)];
    const ad = await buildAd(db, { owner, form: { contact_name: 'Amal', contact_phone: '0491570156' } });
    const call = { params: { id: ad.id } };

    expect(await as(viewer).call(getAd, call)).toMatchObject({ contact_phone: null, has_phone: true });
    expect(await as(viewer).call(revealPhone, call)).toEqual({
      contact_name: 'Amal',
      contact_phone: '0491570156',
    });
    await expect(as().call(revealPhone, call)).rejects.toMatchObject({ status: 401 });
    const seen = await db.select().from(phoneReveals).where(eq(phoneReveals.adId, ad.id));
    expect(seen.map(({ userId }) => userId)).toEqual([viewer.id]);
  });

  test('that its owner hides is as good as none', async () => {
    const { as, db } = await startApi();
    const [owner, viewer] = [await buildUser(db), await buildUser(db)];
    const ad = await buildAd(db, { owner, form: { contact_phone: '0491570156', hide_phone: true } });

    expect(await as(viewer).call(getAd, { params: { id: ad.id } })).toMatchObject({ has_phone: false });
    await expect(as(viewer).call(revealPhone, { params: { id: ad.id } })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('cannot be collected: an account sees 30 an hour', async () => {
    const { as, db } = await startApi();
    const [owner, viewer] = [await buildUser(db), await buildUser(db)];
    const ad = await buildAd(db, { owner, form: { contact_phone: '0491570156' } });
    const reveal = () => as(viewer).call(revealPhone, { params: { id: ad.id } });
    for (let seen = 0; seen < 30; seen += 1) await reveal();

    await expect(reveal()).rejects.toMatchObject({ status: 429 });
  });
});
