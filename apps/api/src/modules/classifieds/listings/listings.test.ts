import {
  filterRetailAds,
  listAds,
  listAdsByBusiness,
  listAdsOfSeller,
  listPage,
} from '@souk/contract/modules/classifieds/listings';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { setAdTier } from '../ads/set-ad-tier.ts';
import { buildAd, cookware, sofas } from '../testing.ts';

const beds = 132;
const bed = { category_id: beds, attributes: { 'bed-size': 'Queen' } };

describe('a list of ads', () => {
  test('shows premium ones first, then featured ones, then the others by the sort asked for [B-089] [listing-order]', async () => {
    const { as, db } = await startApi();
    const owner = await buildUser(db);
    const [plain, featured, premium, cheap] = [
      await buildAd(db, { owner, form: { ...bed, price: 900 } }),
      await buildAd(db, { owner, form: { ...bed, price: 800 } }),
      await buildAd(db, { owner, form: { ...bed, price: 700 } }),
      await buildAd(db, { owner, form: { ...bed, price: 100 } }),
    ];
    await setAdTier(db, premium.id, 2);
    await setAdTier(db, featured.id, 1);

    const { data } = await as().call(listAds, { query: { category_id: beds, sort: 'asc' } });

    expect(data.map(({ id }) => id)).toEqual([premium.id, featured.id, cheap.id, plain.id]);
    expect(data.map((item) => [item.is_premium, item.featured_classified])).toEqual([
      [1, 0],
      [0, 1],
      [0, 0],
      [0, 0],
    ]);
  });

  test('says what an item is at a glance', async () => {
    const { as, db } = await startApi();
    const owner = await buildUser(db);
    const attributes = { make: 'Mazda', model: 'CX-5', year: 2018, odometer: 91_000 };
    const ad = await buildAd(db, {
      owner: { ...owner, sellerType: 'car_dealer' },
      form: {
        category_id: 100,
        title: 'Mazda CX-5',
        attributes: { ...attributes, transmission: 'Automatic', fuel: 'Petrol', 'body-type': 'SUV' },
      },
    });

    const { data } = await as().call(listAds, { query: { keyword: 'Mazda CX-5' } });

    expect(data).toMatchObject([
      {
        id: ad.id,
        kind: 'classifieds.ad',
        path: `/product-details/classified/mazda-cx-5-${ad.id}`,
        price: { cents: 45_000, currency: 'AUD' },
        facts: ['2018', '91,000 km', 'Automatic', 'Petrol'],
        location: 'Parramatta NSW',
        template_slug: 'general',
        category: { id: 100, slug: 'cars-and-vans' },
      },
    ]);
  });

  test('narrows by price, place, words and attributes', async () => {
    const { as, db } = await startApi();
    const owner = await buildUser(db);
    const ad = await buildAd(db, { owner, form: { ...bed, title: 'Four-poster', price: 123_400 } });
    const found = async (query: object) =>
      (await as().call(listAds, { query: { keyword: 'Four-poster', ...query } })).data.map(({ id }) => id);

    expect(await found({ price_min: '1234', price_max: '1234' })).toEqual([ad.id]);
    expect(await found({ price_min: '1235' })).toEqual([]);
    expect(await found({ location: 'Parramatta' })).toEqual([ad.id]);
    expect(await found({ lat: -33.8, lng: 151, radius: 5 })).toEqual([ad.id]);
    expect(await found({ lat: -37.8, lng: 145, radius: 5 })).toEqual([]);
    expect(await found({ 'attributes[bed-size]': 'Queen' })).toEqual([ad.id]);
    expect(await found({ 'attributes[bed-size]': 'Single' })).toEqual([]);
    expect(await found({ 'attributes[condition]': 'good' })).toEqual([ad.id]);
  });

  test('that is empty says so with success [cat-no-classifieds-found] [cat-items-not-found]', async () => {
    const { as } = await startApi();
    const nothing = { keyword: 'zzqqxx' };

    const classified = await as().send(listAds, { query: nothing });
    const retail = await as().send(filterRetailAds, { body: nothing });

    for (const [{ status, envelope }, text] of [
      [classified, 'No Classifieds found'],
      [retail, 'Items not found'],
    ] as const) {
      expect(status).toBe(200);
      expect(envelope).toMatchObject({ message: text, data: { data: [], total: 0 } });
    }
  });
});

describe('the footer’s listing', () => {
  test('takes page 1 of 10 of the page classified [footer-classified-paging]', async () => {
    const { as, db } = await startApi();
    const owner = await buildUser(db);
    const ad = await buildAd(db, { owner });
    const query = { page_id: 'classified', category_id: sofas, page: 1, page_size: 10 };

    const page = await as().call(listPage, { query });

    expect(page).toMatchObject({ current_page: 1, per_page: 10 });
    expect(page.data.map(({ id }) => id)).toContain(ad.id);
  });

  test.each([
    [{ page_id: 'nowhere' }],
    [{ page_id: 'classified', category_id: 999_999 }],
    [{ page_id: 'classified', category_id: cookware }],
  ])('knows no %o [cat-classified-list-not-found]', async (query) => {
    const { as } = await startApi();

    await expect(as().call(listPage, { query })).rejects.toMatchObject({
      status: 404,
      message: 'Classified List not found',
    });
  });
});

describe('retail ads', () => {
  test('stand apart from the others and are found by a filter', async () => {
    const { as, db } = await startApi();
    const owner = await buildUser(db);
    const form = { title: 'Cast-iron tagine', category_id: cookware, attributes: {} };
    const ad = await buildAd(db, { owner, form });

    const retail = await as().call(filterRetailAds, { body: { category_id: cookware } });
    const classified = await as().call(listAds, { query: { keyword: 'Cast-iron tagine' } });

    expect(retail.data).toMatchObject([{ id: ad.id, module: 'retail' }]);
    expect(classified.total).toBe(0);
  });

  test('ask for at least one filter [filter-required] [B-100]', async () => {
    const { as } = await startApi();

    for (const body of [{}, { sort: 'asc' as const, page: 2 }, { attributes: {} }])
      await expect(as().call(filterRetailAds, { body })).rejects.toMatchObject({
        status: 423,
        fields: { filter: ['Please select at least one filter.'] },
      });
  });
});

describe('the ads of one seller', () => {
  test('are listed by the slug of the business and by any of its ads', async () => {
    const { as, db } = await startApi();
    const shop = await buildSeller(db, { businessName: 'Kitchen Corner' });
    const owner = { ...shop, sellerType: 'retail' as const };
    const ads = [];
    for (const title of ['Copper pan', 'Steel pan'])
      ads.push(await buildAd(db, { owner, form: { title, category_id: cookware, attributes: {} } }));
    const ids = ads.map(({ id }) => id).sort();
    const [first] = ids;

    const ofBusiness = await as().call(listAdsByBusiness, { params: { module: 'retail', slug: shop.slug } });
    const ofSeller = await as().call(listAdsOfSeller, { params: { item_id: first ?? 0 } });

    for (const { data } of [ofBusiness, ofSeller]) expect(data.map(({ id }) => id).sort()).toEqual(ids);
    await expect(
      as().call(listAdsByBusiness, { params: { module: 'retail', slug: 'nobody' } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(as().call(listAdsOfSeller, { params: { item_id: 99_999_999 } })).rejects.toMatchObject({
      status: 404,
    });
  });
});
