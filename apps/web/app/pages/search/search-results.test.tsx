import { listCategoriesBySlug } from '@souk/contract/modules/catalogue/categories';
import { search } from '@souk/contract/modules/search/search';
import { describe, expect, test } from 'vitest';
import { buildPageArgs } from '../../lib/page.testing.ts';
import { linksIn, renderAt, wordsOf } from '../../lib/render.testing.tsx';
import { AppliedChips } from './applied-chips.tsx';
import { loadSearch, type SearchPage } from './load-search.server.ts';
import { readAsked } from './search-asked.ts';
import { SearchResults } from './search-results.tsx';

const asked = (query: string) => readAsked(new URLSearchParams(query));
const leaf = (id: number, label: string) => ({
  id,
  label,
  name: label,
  slug: label,
  type: 'retail' as const,
});
const item = {
  kind: 'retail.product',
  id: 7,
  module: 'retail',
  title: 'Cup',
  path: '/cup',
  image: null,
  images: [],
  facts: [],
  price: null,
  created_at: '2026-03-02T00:00:00.000Z',
};
const results = {
  data: [item],
  total: 1,
  total_is_exact: true,
  did_you_mean: null,
  current_page: 1,
  last_page: 1,
  facets: { is_exact: true },
};

const page = (query: string, changes: object = {}, found: object = {}) => {
  const shown = { asked: asked(query), line: [], choices: [], results, ...changes } as unknown as SearchPage;
  return renderAt(
    `/search?${query}`,
    <SearchResults page={shown} results={{ ...results, ...found } as never} />,
    {
      now: '2026-03-02T02:00:00.000Z',
    },
  );
};
const read = async (...given: Parameters<typeof page>) => wordsOf(await page(...given));

describe('the results of a search', () => {
  test.each([
    ['keyword=cup', {}, 'Results for cup'],
    ['category_id=4', { line: [leaf(4, 'Home')] }, 'Home'],
    ['module=retail', {}, 'Search results'],
  ])('are headed by what was asked: %s', async (query, changes, words) => {
    expect(await read(query, changes)).toMatch(new RegExp(`^${words}`));
  });

  test.each([
    [{ total: 1 }, '1 result'],
    [{ total: 2400 }, '2,400 results'],
    [{ total: 2400, total_is_exact: false }, 'About 2,400 results'],
    [{ did_you_mean: 'cups' }, 'for cups'],
  ])('are counted: %o', async (found, words) => {
    expect(await read('keyword=cup', {}, found)).toContain(words);
  });

  test('that are none say so, and have no order', async () => {
    const none = { data: [], total: 0 };

    expect(await read('keyword=cup', {}, none)).toContain('Nothing found for cup');
    expect(await read('module=retail', {}, none)).toContain('Nothing here yet');
    expect(await read('keyword=cup', {}, none)).not.toContain('Sort by');
    expect(await read('keyword=cup')).toContain('Sort by Best match');
  });

  test('are ordered by distance only where a point is known', async () => {
    expect(Object.values(linksIn(await page('keyword=cup'))).join()).not.toContain('sort=nearest');
    expect(Object.values(linksIn(await page('keyword=cup&lat=-33&lng=151'))).join()).toContain(
      'sort=nearest',
    );
  });

  test('can be narrowed by categories with their counts, where those are exact', async () => {
    const choices = [
      { ...leaf(5, 'Kitchen'), count: 12 },
      { ...leaf(6, 'Garden'), count: 3 },
    ];

    expect(linksIn(await page('keyword=cup', { choices }))).toMatchObject({
      Kitchen12: '/search?keyword=cup&category_id=5',
    });
    const roughly = { facets: { is_exact: false } };
    const rough = await page('keyword=cup', { choices, results: { ...results, ...roughly } }, roughly);
    expect(linksIn(rough)).toHaveProperty('Kitchen');
    expect(await read('keyword=cup', { choices: choices.slice(1) })).not.toContain('Garden');
  });

  test('in a category lead back to the one above', async () => {
    const line = [leaf(4, 'Home'), leaf(5, 'Kitchen')];

    expect(linksIn(await page('category_id=5', { line }))).toMatchObject({
      Home: '/search?category_id=4',
      Kitchen: '/search?category_id=5',
    });
    expect(linksIn(await page('category_id=4', { line: line.slice(0, 1) }))).toMatchObject({
      'All categories': '/search',
    });
  });
});

describe('the applied filters of a search', () => {
  const chips = (query: string) => renderAt('/search', <AppliedChips asked={asked(query)} />);

  test.each([
    ['price_min=100', 'From $100'],
    ['price_max=2500', 'Up to $2,500'],
    ['price_min=0&price_max=2500', '$0 to $2,500'],
    ['location=Newtown', 'Newtown'],
    ['location=Newtown&lat=-33&lng=151&radius=25', 'Newtown, 25 km'],
    ['bounds[n]=-33&bounds[s]=-34&bounds[e]=152&bounds[w]=151', 'Map area'],
    ['date_filter=Today', 'Today'],
    ['attributes[colour]=Red&attributes[colour]=Blue', 'Red, Blue'],
  ])('%s reads %s', async (query, words) => {
    expect(wordsOf(await chips(query))).toContain(words);
  });

  test('leave out the keyword, which is in the title, and take only themselves away', async () => {
    expect(await chips('keyword=cup')).toBe('');
    expect(Object.values(linksIn(await chips('keyword=cup&price_min=100')))).toEqual(['/search?keyword=cup']);
  });
});

describe('loading a search', () => {
  const category = (id: number, pid = 0) => ({
    id,
    pid,
    name: `c${id}`,
    slug: `c${id}`,
    text: null,
    type: 'classified',
    icon: 'car',
    position: id,
  });
  const facets = {
    categories: [
      { id: 2, count: 1 },
      { id: 1, count: 9 },
      { id: 11, count: 4 },
    ],
    facets: [],
    is_exact: true,
  };
  const load = async (query: string, answer: object = { body: { data: { ...results, facets } } }) => {
    const request = new Request(`http://souk.test/search?${query}`);
    const { args, calls } = await buildPageArgs(request, {
      [listCategoriesBySlug.path]: {
        body: { data: [category(1), category(2), category(3), category(11, 1)] } as never,
      },
      [search.path]: answer,
    });
    return {
      page: await loadSearch(args),
      made: calls.filter(({ endpoint }) => endpoint.path === search.path),
    };
  };

  test('asks nothing without a keyword or a filter, and knows whether the form was sent [B-100]', async () => {
    const { page: empty, made } = await load('location=Newtown');

    expect(made).toEqual([]);
    expect(empty).toMatchObject({ results: null, refusal: null, wasSent: false });
    expect((await load('keyword=')).page.wasSent).toBe(true);
  });

  test('shows a refusal with everything typed still there, but not a server that fails', async () => {
    expect((await load('keyword=cup', { status: 423, body: { message: 'Too long.' } })).page).toMatchObject({
      refusal: 'Too long.',
      results: null,
      asked: { filters: { keyword: 'cup' } },
    });
    await expect(load('keyword=cup', { status: 503, body: { message: 'Down' } })).rejects.toMatchObject({
      status: 503,
    });
  });
});
