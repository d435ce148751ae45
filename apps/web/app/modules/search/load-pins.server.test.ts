import { listCategoriesBySlug } from '@souk/contract/modules/catalogue/categories';
import { mapView, mostPinned, search } from '@souk/contract/modules/search/search';
import { describe, expect, test } from 'vitest';
import { buildPageArgs } from '../../lib/page.testing.ts';
import { loadPins } from './load-pins.server.ts';

const source = { trade: 'classified', parse: () => undefined } as never;
const cluster = (count: number) => ({ id: null, lat: -33.8, lng: 151.2, count });

async function look(counts: readonly number[], total: number) {
  const url = new URL(
    'http://souk.test/classifieds/pins?bounds[n]=-33&bounds[s]=-34&bounds[e]=152&bounds[w]=151&for=/classifieds',
  );
  const { args, calls } = await buildPageArgs(new Request(url), {
    [listCategoriesBySlug.path]: { body: { data: [] } },
    [mapView.path]: { body: { data: counts.map(cluster) } },
    [search.path]: { body: { data: { data: [], total } } },
  });
  const found = await loadPins({ ...args, url }, source);
  return { found, counted: calls.filter(({ endpoint }) => endpoint === search) };
}

describe('the pins of a map', () => {
  test('say how many there are if the map cannot show all of them', async () => {
    const { found, counted } = await look([mostPinned - 500, 500], 2479);

    expect(found.of).toBe(2479);
    expect(found.pins).toHaveLength(2);
    expect(counted).toHaveLength(1);
    expect(counted[0]?.query).toMatchObject({ module: 'classified' });
  });

  test('say nothing if they are all there, and ask for no number', async () => {
    const { found, counted } = await look([1200, 7], 1207);

    expect(found.of).toBeUndefined();
    expect(counted).toEqual([]);
  });

  test('say nothing if exactly as many fit', async () => {
    expect((await look([mostPinned], mostPinned)).found.of).toBeUndefined();
  });
});
