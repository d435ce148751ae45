import * as contract from '@souk/contract/modules/catalogue/categories';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

describe('the lists of categories', () => {
  test('answer the top level of all modules or of one [module-classified] [module-retail] [module-booking]', async () => {
    const { as } = await startApi();

    const all = await as().call(contract.listCategories);
    const booking = await as().call(contract.listCategoriesOfType, { params: { type: 'booking' } });

    expect(new Set(all.map(({ type }) => type))).toEqual(new Set(['classified', 'booking', 'retail']));
    expect(all.every(({ pid }) => pid === 0)).toBe(true);
    expect(booking).toEqual(all.filter(({ type }) => type === 'booking'));
    expect(booking).toEqual(await as().call(contract.listBookingCategories));
    expect(idsOf(booking)).toEqual(expect.arrayContaining([53, 55]));
  });

  test('show a category the way the specification spells it [category-kind-real-estate] [special-real-estate-40]', async () => {
    const { as } = await startApi();

    const category = await as().call(contract.getCategoryOfType, {
      params: { type: 'classified', slug: 'real-estate' },
    });

    expect(category).toMatchObject({
      id: 40,
      name: 'Real estate',
      text: null,
      template_slug: 'realestate',
      kind: 'real-estate',
      pid: 0,
      type: 'classified',
      image: null,
      icon: 'house',
      is_featured: true,
    });
    expect(idsOf(category.children)).toEqual([122, 137]);
  });

  test('answer the sub-categories of a module and of one category [special-classified-122] [special-classified-137]', async () => {
    const { as } = await startApi();

    const all = await as().call(contract.listSubCategories);
    const classified = await as().call(contract.listSubCategoriesOfType, { params: { type: 'classified' } });
    const homes = await as().call(contract.listSubCategoriesOfCategory, {
      params: { type: 'classified', category_id: 40 },
    });
    const wellbeing = await as().call(contract.listBookingSubCategories, { params: { category_id: 56 } });

    expect(all.every(({ pid }) => pid > 0)).toBe(true);
    expect(classified).toEqual(all.filter(({ type }) => type === 'classified'));
    expect(idsOf(homes)).toEqual([122, 137]);
    expect(wellbeing.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['fitness', 'spa', 'spa-wellness']),
    );
  });

  test('know no fourth module [cat-resource-not-found]', async () => {
    const { as } = await startApi();

    for (const endpoint of [contract.listCategoriesOfType, contract.listSubCategoriesOfType])
      await expect(as().call(endpoint, { params: { type: 'tourism' } })).rejects.toMatchObject({
        status: 404,
        code: 'path-not-found',
      });
  });

  test('name no category of another module or of no module [cat-record-not-found]', async () => {
    const { as } = await startApi();

    const foreign = () => as().call(contract.listBookingSubCategories, { params: { category_id: 40 } });
    const unknown = () =>
      as().call(contract.listSubCategoriesOfCategory, {
        params: { type: 'retail', category_id: 999_999 },
      });

    await expect(foreign()).rejects.toMatchObject({ code: 'record-not-found' });
    await expect(unknown()).rejects.toMatchObject({ code: 'record-not-found' });
  });
});

describe('finding a category by its slug', () => {
  test('works over all modules and inside one', async () => {
    const { as } = await startApi();

    const wellbeing = await as().call(contract.getCategoryBySlug, { params: { slug: 'wellbeing' } });
    const homes = await as().call(contract.listCategoriesBySlug, {
      query: { slug: 'residential-real-estate' },
    });
    const bookable = await as().call(contract.listCategoriesBySlug, {
      query: { slug: 'residential-real-estate', type: 'booking' },
    });

    expect(wellbeing).toMatchObject({ id: 56, type: 'booking' });
    expect(homes.map(({ type }) => type)).toEqual(['classified', 'booking']);
    expect(bookable).toHaveLength(1);
  });

  test('takes the footer spelling of events [B-076]', async () => {
    const { as } = await startApi();

    expect(await as().call(contract.getCategoryBySlug, { params: { slug: 'event' } })).toMatchObject({
      slug: 'events',
    });
  });

  test('finds nothing under an unknown slug', async () => {
    const { as } = await startApi();

    const byType = () =>
      as().call(contract.getCategoryOfType, { params: { type: 'retail', slug: 'nothing' } });
    const overAll = () => as().call(contract.getCategoryBySlug, { params: { slug: 'nothing' } });

    await expect(byType()).rejects.toMatchObject({ code: 'record-not-found' });
    await expect(overAll()).rejects.toMatchObject({ code: 'record-not-found' });
  });
});

describe('the category calls', () => {
  test('answer featured categories under the key of the specification [B-093]', async () => {
    const { as } = await startApi();

    const answers = await Promise.all([
      as().call(contract.callClassifiedCategory, { body: {} }),
      as().call(contract.callBookingCategory, { body: {} }),
      as().call(contract.callRetailCategory, { body: {} }),
    ]);

    for (const answer of answers) {
      expect(answer.feactured_category.length).toBeGreaterThan(0);
      expect(answer.feactured_category.every((category) => category.is_featured)).toBe(true);
      expect(answer.categories.length).toBeGreaterThan(0);
    }
  });

  test('give categories by page and fall back to ten [page-size-10] [page-size-12]', async () => {
    const { as } = await startApi();
    const retail = await as().call(contract.listCategoriesOfType, { params: { type: 'retail' } });

    const first = await as().call(contract.callRetailCategory, { body: { page: 1, page_size: 11 } });
    const second = await as().call(contract.callRetailCategory, { body: { page: 2, page_size: 11 } });
    const twelve = await as().call(contract.callRetailCategory, { body: { page_size: 12 } });

    expect([...first.categories, ...second.categories]).toEqual(retail);
    expect(first.categories).toHaveLength(10);
    expect(twelve.categories).toHaveLength(12);
  });

  test('narrow to a kind', async () => {
    const { as } = await startApi();

    const { categories } = await as().call(contract.callClassifiedCategory, { body: { type: 'jobs' } });

    expect(categories.map(({ slug }) => slug)).toEqual(['jobs']);
  });

  test('answer the children of one category, which must be named [required-named]', async () => {
    const { as } = await startApi();

    const children = await as().call(contract.callChildCategory, { body: { category_id: 40 } });
    const unnamed = as().send(contract.callChildCategory, { body: {} });

    expect(idsOf(children)).toEqual([122, 137]);
    expect((await unnamed).envelope).toMatchObject({
      status: 423,
      errors: { category_id: ['Category is required.'] },
    });
  });
});
