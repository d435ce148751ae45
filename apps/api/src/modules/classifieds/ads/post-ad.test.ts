import { getAdCounts, listMyAds, postAd } from '@souk/contract/modules/classifieds/ads';
import { getDraft, saveDraft } from '@souk/contract/modules/classifieds/drafts';
import { getAd, listAds } from '@souk/contract/modules/classifieds/listings';
import { sellerTypes } from '@souk/contract/shared/seller-types';
import { count, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { adBody, buildAd, cars } from '../testing.ts';
import { ads } from './ad.tables.ts';

describe('posting an ad', () => {
  test('answers that it waits for an admin, and shows it to its owner alone [success-ad-created] [status-ad-pending-for-approval-from-admin] [B-106]', async () => {
    const { as, db } = await startApi();
    const [owner, stranger] = [await buildUser(db), await buildUser(db)];

    const answer = await as(owner).send(postAd, { body: adBody({ title: 'Waiting lounge chair' }) });

    expect(answer.status).toBe(201);
    expect(answer.envelope.message).toBe('Ad posted successfully and is pending for approval from Admin.');
    const ad = answer.envelope.data as { id: number };
    expect(ad).toMatchObject({
      status: 'pending for approval from Admin',
      slug: `waiting-lounge-chair-${ad.id}`,
      price: { cents: 45_000, currency: 'AUD' },
      moves: ['edit', 'delete'],
    });
    expect(await as(owner).call(getAd, { params: { id: ad.id } })).toMatchObject({ role: 'owner' });
    for (const client of [as(), as(stranger)])
      await expect(client.call(getAd, { params: { id: ad.id } })).rejects.toMatchObject({ status: 404 });
    expect(await as().call(listAds, { query: { keyword: 'Waiting lounge chair' } })).toMatchObject({
      total: 0,
    });
  });

  test.each(sellerTypes)('is open to %s by its trade only [perm-post-ad] [B-110]', async (sellerType) => {
    const { as, db } = await startApi();
    const user = await buildUser(db, { sellerType });

    const { status, envelope } = await as(user).send(postAd, { body: adBody() });

    if (sellerType === 'private') return expect(status).toBe(201);
    expect(status).toBe(422);
    expect(envelope.message).toBe('You do not have a permission to post an ad.');
  });

  test('is refused to a visitor', async () => {
    const { as } = await startApi();

    await expect(as().call(postAd, { body: adBody() })).rejects.toMatchObject({
      status: 401,
      message: 'You are not an authenticated user',
    });
  });

  test.each([
    ['title', { title: ' ' }, 'Title can not be empty.'],
    ['description', { description: undefined }, 'Description is required.'],
    ['price', { price: undefined }, 'Price is required.'],
    ['price', { price: '-3' }, 'Please enter valid number.'],
    ['attributes.seats', { attributes: {} }, 'Seats is required.'],
    ['category_id', { category_id: undefined }, 'Category is required.'],
    ['address', { address: undefined }, 'Location is required.'],
    ['category_id', { category_id: 999_999 }, 'Please select a valid category.'],
    ['category_id', { module_type: 'retail' }, 'Please select a valid category.'],
    ['sub_category_id', { category_id: 1, sub_category_id: 130 }, 'Please select a valid category.'],
    ['image_ids', { image_ids: [999_999] }, 'Please choose your images again.'],
  ])('says at %s what is wrong with %o', async (field, changes, text) => {
    const { as, db } = await startApi();
    const owner = await buildUser(db);

    await expect(as(owner).call(postAd, { body: adBody(changes) as never })).rejects.toMatchObject({
      status: 423,
      fields: { [field]: [text] },
    });
  });

  test('keeps attributes by their kind, with labels and units', async () => {
    const { as, db } = await startApi();
    const owner = await buildUser(db, { sellerType: 'car_dealer' });
    const attributes = { make: 'Toyota', model: 'Yaris', year: '2019', odometer: '84000' };
    const body = adBody({
      category_id: cars,
      attributes: { ...attributes, transmission: 'Automatic', fuel: 'Petrol', 'body-type': 'Hatch' },
    });

    const { id } = await as(owner).call(postAd, { body });

    const { attributes: shown } = await as(owner).call(getAd, { params: { id } });
    expect(shown).toContainEqual({
      slug: 'odometer',
      name: 'Odometer',
      value: 84_000,
      label: '84,000 km',
      unit: 'km',
    });
    expect(shown).toContainEqual({ slug: 'year', name: 'Year', value: 2019, label: '2019', unit: null });
  });

  test('acts once per Idempotency-Key', async () => {
    const { as, db } = await startApi();
    const owner = await buildUser(db);
    const call = { body: adBody(), headers: { 'idempotency-key': 'post-once' } };

    const replies = await Promise.all(Array.from({ length: 5 }, () => as(owner).call(postAd, call)));

    expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
    expect(await as(owner).call(listMyAds)).toMatchObject({ total: 1 });
  });

  test('uses up the draft', async () => {
    const { as, db } = await startApi();
    const owner = await buildUser(db);
    await as(owner).call(saveDraft, { body: { step: 2, form: { title: 'Half a sofa' } } });

    await as(owner).call(postAd, { body: adBody() });

    expect(await as(owner).call(getDraft)).toBeNull();
  });
});

describe('the posting limit', () => {
  test('stops the eleventh ad of a private user, and a deleted one makes room [limit-post-ad]', async () => {
    const { as, db } = await startApi();
    const owner = await buildUser(db);
    for (let posted = 0; posted < 10; posted += 1) await buildAd(db, { owner, state: 'pending' });

    await expect(as(owner).call(postAd, { body: adBody() })).rejects.toMatchObject({
      status: 422,
      message: 'Your ad posting limit is over.',
    });
    expect(await as(owner).call(getAdCounts)).toMatchObject({ ads: { pending: 10 }, ads_left: 0 });
  });

  test('is not passed by 200 posts at once [limit-post-ad]', async () => {
    const { as, db } = await startApi();
    const owner = await buildUser(db);

    const posts = await Promise.allSettled(
      Array.from({ length: 200 }, () => as(owner).call(postAd, { body: adBody() })),
    );

    expect(posts.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const [kept] = await db.select({ ads: count() }).from(ads).where(eq(ads.ownerId, owner.id));
    expect(kept?.ads).toBe(10);
  });
});
