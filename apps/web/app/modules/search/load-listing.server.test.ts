import { listFilterAttributes } from '@souk/contract/modules/catalogue/attributes';
import { listCategoriesBySlug } from '@souk/contract/modules/catalogue/categories';
import { getViewer } from '@souk/contract/modules/identity/sessions';
import { search } from '@souk/contract/modules/search/search';
import { describe, expect, test } from 'vitest';
import { buildPageArgs } from '../../lib/page.testing.ts';
import type { ListPath } from './list-path.ts';
import { loadFilters } from './load-filters.server.ts';
import { type ListSource, listPathOf, loadListing, within } from './load-listing.server.ts';

const ok = (data: unknown) => ({ body: { data } });
const category = (id: number, slug: string, pid = 0) => ({
  id,
  slug,
  pid,
  name: slug,
  text: null,
  type: 'retail',
  template_slug: 'general',
  art: null,
  is_featured: 0,
  position: id,
});
const categories = [category(4, 'home'), category(5, 'kitchen', 4), category(6, 'garden', 4)];
const page = { data: [], total: 3, total_is_exact: true };

/** Lists at /retail-listing/…, /retail/filter/all, /mine and /fixed. */
const source: ListSource<ListPath> = {
  trade: 'retail',
  parse: (pathname) => {
    const [, place = '', slug] = pathname.split('/');
    if (place === 'nowhere') return undefined;
    return {
      screen: place === 'map' ? 'map' : 'list',
      categories: place === 'retail-listing' && slug ? [slug] : [],
    } as never;
  },
  list: async () => ({ page: page as never, businessName: null }),
  isOneSeller: () => false,
  isFixed: () => false,
  titleOf: ({ category: of }) => of?.name ?? 'All',
};
const answers = {
  [listCategoriesBySlug.path]: ok(categories),
  [listFilterAttributes.path]: ok([
    {
      slug: 'colour',
      name: 'Colour',
      unit: null,
      type: 'select',
      searchable: true,
      options: [{ value: 'Red' }],
      min: null,
      max: null,
    },
    {
      slug: 'secret',
      name: 'Secret',
      unit: null,
      type: 'select',
      searchable: false,
      options: [],
      min: null,
      max: null,
    },
  ]),
  '/master-data': ok({ price_lists: { 0: [50, 100] } }),
};

async function argsAt(address: string, more: object = {}, headers: HeadersInit = {}) {
  const request = new Request(`http://souk.test${address}`, { headers });
  const { args, calls } = await buildPageArgs(request, { ...answers, ...more });
  return { args: { ...args, url: new URL(request.url) }, calls };
}
const leadsTo = async (loading: Promise<unknown>) => {
  const thrown = await loading.catch((error: unknown) => error);
  return thrown instanceof Response ? thrown.headers.get('location') : undefined;
};
const listed = async (address: string, changes: Partial<typeof source> = {}) =>
  loadListing((await argsAt(address)).args, { ...source, ...changes });

describe('a list', () => {
  test('stands in its category, which can be narrowed to those below it', async () => {
    expect(await listed('/retail-listing/home')).toMatchObject({
      title: 'home',
      line: [{ slug: 'home' }],
      children: [{ slug: 'kitchen' }, { slug: 'garden' }],
      canonical: '/retail-listing/home',
      basePath: '/retail-listing/home',
      isVariant: false,
    });
    expect(await listed('/retail-listing/kitchen')).toMatchObject({
      line: [{ slug: 'home' }, { slug: 'kitchen' }],
      children: [],
    });
  });

  test.each(['/nowhere', '/retail-listing/nothing'])(
    'that does not exist is not found: %s',
    async (address) => {
      await expect(listed(address)).rejects.toMatchObject({ init: { status: 404 } });
    },
  );

  test('is not for business users [B-011]', async () => {
    const business = { [getViewer.path]: ok({ user_id: 1, seller_type: 'job' }) };
    const { args } = await argsAt('/retail-listing/home', business, { cookie: 'sid=1' });

    expect(await leadsTo(loadListing(args, source))).toBe('/un-authorize');
  });

  test.each([
    ['/retail/filter/all?keyword=cup&price_min=', '/retail/filter/all?keyword=cup'],
    ['/retail/filter/all?keyword=cup&category_id=5', '/retail-listing/kitchen?keyword=cup'],
    ['/retail-listing/kitchen?category_id=', '/retail/filter/all'],
    ['/retail/filter/all?category_id=999&keyword=cup', '/retail/filter/all?keyword=cup'],
    [
      '/retail-listing/kitchen?attributes[colour]=Red&attributes[condition]=new&category_id=6',
      '/retail-listing/garden?attributes[condition]=new',
    ],
    [
      '/retail-listing/kitchen?attributes[colour]=Red&category_id=5',
      '/retail-listing/kitchen?attributes[colour]=Red',
    ],
  ])('answers a filter form by its tidy address: %s', async (asked, to) => {
    expect(await leadsTo(listed(asked))).toBe(to);
  });

  test('asks for a filter where the form was sent empty [B-100]', async () => {
    expect(await leadsTo(listed('/retail-listing/home?filtered=1'))).toBe(
      '/retail/filters?missing=1&for=%2Fretail-listing%2Fhome',
    );
    expect(await leadsTo(listed('/retail-listing/home?filtered=1&keyword=cup'))).toBeUndefined();
  });

  test('that is narrowed is a variant of its canonical address', async () => {
    expect(await listed('/retail-listing/home?keyword=cup')).toMatchObject({
      isVariant: true,
      canonical: '/retail-listing/home',
    });
    expect(await listed('/retail-listing/home?page=2')).toMatchObject({ isVariant: false });
  });

  test('names the attributes that it is filtered by', async () => {
    expect((await listed('/retail-listing/home?attributes[colour]=Red')).attributeNames).toEqual({
      colour: { name: 'Colour', unit: null, type: 'select' },
    });
  });

  test.each([
    [{ isOneSeller: () => true }, { mayFilter: true, hasPins: false, canonical: '/mine' }],
    [{ isFixed: () => true }, { mayFilter: false, hasPins: false, canonical: '/mine' }],
    [{}, { mayFilter: true, hasPins: true, canonical: '/mine' }],
  ])('of one seller or in a fixed order shows only its own things on the map: %#', async (changes, shown) => {
    expect(await listed('/mine', changes)).toMatchObject(shown);
  });

  test('of one seller takes no category from a form', async () => {
    expect(await leadsTo(listed('/mine?category_id=5', { isOneSeller: () => true }))).toBeUndefined();
    expect(await leadsTo(listed('/mine?category_id=5'))).toBe('/retail-listing/kitchen');
  });

  test('leaves its map behind when a filter is taken away', async () => {
    expect(await listed('/map')).toMatchObject({ basePath: '/retail/filter/all', filters: { view: 'map' } });
  });

  test.each([
    [undefined, undefined, {}, '/classifieds/filter/all'],
    [{ template: 'job' }, undefined, { template_slug: 'job' }, '/classifieds/filter/job'],
    [{ template: 'job' }, { id: 5 }, { category_id: 5 }, '/classifieds/filter/all'],
  ] as const)('is of a category or of a template: %o %o', (path, of, query, address) => {
    expect(within(path, of)).toEqual(query);
    expect(listPathOf('classified', path, of)).toBe(address);
  });
});

describe('the filters of a list', () => {
  const counted = (...facets: object[]) => ({
    [search.path]: ok({ ...page, facets: { categories: [], facets, is_exact: true } }),
  });
  const asked = async (address: string, more: object = counted(), changes: Partial<typeof source> = {}) =>
    loadFilters((await argsAt(address, more)).args, { ...source, ...changes });

  test('ask for what people filter by, with how many things each answer leaves', async () => {
    const colours = {
      slug: 'colour',
      values: [
        { value: 'Teal', count: 2 },
        { value: 'Red', count: 1 },
      ],
    };
    const { attributes } = await asked('/retail/filters?for=/retail-listing/home', counted(colours));

    expect(attributes.map(({ slug }) => slug)).toEqual(['colour']);
    expect(attributes[0]?.values).toEqual([
      { value: 'Red', count: 1 },
      { value: 'Teal', count: 2 },
    ]);
  });

  test('ask shops for their own too: brands always, the six most frequent of the others', async () => {
    const own = Array.from({ length: 8 }, (_, index) => ({
      slug: `own-${index}`,
      values: [{ value: 'x', count: index }],
    }));
    const brand = { slug: 'brand', values: [{ value: 'true', count: 1 }] };
    const { attributes } = await asked('/retail/filters', counted(brand, ...own));

    expect(attributes.map(({ slug }) => slug)).toEqual([
      'brand',
      'own-7',
      'own-6',
      'own-5',
      'own-4',
      'own-3',
      'own-2',
    ]);
    expect(attributes.map(({ type }) => type).slice(0, 2)).toEqual(['boolean', 'select']);
    expect((await asked('/classifieds/filters', counted(brand), { trade: 'classified' })).attributes).toEqual(
      [],
    );
  });

  test('lead to the list that they are for, and never to another site', async () => {
    expect(await asked('/retail/filters?for=/retail-listing/home')).toMatchObject({
      listPath: '/retail-listing/home',
      category: { name: 'home' },
    });
    expect(await asked('/retail/filters?for=https://evil.test')).toMatchObject({ listPath: '/' });
    expect(await asked('/retail/filters')).toMatchObject({
      listPath: '/retail/filter/all',
      isMissing: false,
      category: null,
    });
    expect(await asked('/retail/filters?missing=1&category_id=5')).toMatchObject({
      isMissing: true,
      category: { id: 5 },
    });
  });

  test('of one seller have no category and promise no number', async () => {
    const one = await asked('/retail/filters?for=/mine', counted(), { isOneSeller: () => true });

    expect(one).toMatchObject({ total: null, categories: [], formPath: '/mine' });
    expect(await asked('/retail/filters?for=/mine')).toMatchObject({
      total: 3,
      formPath: '/retail/filter/all',
    });
  });
});
