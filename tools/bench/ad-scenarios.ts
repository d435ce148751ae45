import type pg from 'pg';
import { api, type Calls, get, post, uncached, variants } from './scenarios.ts';

const sofa = {
  category_id: 130,
  title: 'Green velvet sofa',
  description: 'Three seats, no pets, pick up only. '.repeat(8),
  price: '450.00',
  condition: 'good',
  attributes: { seats: 3 },
  address: {
    location: 'Parramatta NSW 2150',
    lat: -33.815,
    lng: 151.0011,
    state: 'New South Wales',
    city: 'Parramatta',
    pincode: '2150',
    state_code: 'NSW',
    country: 'Australia',
    country_code: 'AU',
  },
};

interface CategoryRow {
  id: number;
  slug: string;
}

interface AdRow {
  id: number;
  title: string;
  path: string;
}

/** Calls over the ads that this database holds. */
export async function makeAdScenarios(client: pg.Client): Promise<Calls[]> {
  const { rows: categories } = await client.query<CategoryRow>(
    `select c.id, c.slug from catalogue.categories c
     join search.documents d on d.branch_id = c.id and d.module = 'classified'
     group by c.id having count(*) >= 20 order by count(*) desc, c.id limit ${variants}`,
  );
  const { rows: ads } = await client.query<AdRow>(
    `select subject_id as id, title, path from search.documents where module = 'classified'
     order by hashint8(id) limit ${variants}`,
  );
  const wordsOf = ({ title }: AdRow) => encodeURIComponent(title.split(' ').slice(0, 2).join(' '));
  const listings = categories.map(({ id, slug }) => `/classifieds-general/${slug}/${id}`);
  const details = ads.map(({ path }) => path);
  return [
    {
      name: 'list of a category, 20 ads',
      kind: 'api',
      requests: categories.map(({ id }) => get(`${api}/classifieds?category_id=${id}&page_size=20`)),
    },
    { name: 'one ad', kind: 'api', requests: ads.map(({ id }) => get(`${api}/classifieds/${id}`)) },
    {
      name: 'search with facets',
      kind: 'api',
      requests: ads.map((ad) => get(`${api}/search?keyword=${wordsOf(ad)}&facets=1&page_size=20`)),
    },
    {
      name: 'suggestions',
      kind: 'api',
      requests: ads.map(({ title }, index) =>
        get(`${api}/search/suggest?keyword=${encodeURIComponent(title.slice(0, 2 + (index % 6)))}`),
      ),
    },
    {
      name: 'posting an ad',
      kind: 'api',
      requests: Array.from({ length: variants }, (_, index) =>
        post('/classifieds', sofa, `bench-${index + 1}`),
      ),
    },
    { name: 'listing page, rendered', kind: 'page', isUncached: true, requests: uncached(listings) },
    { name: 'ad page, rendered', kind: 'page', isUncached: true, requests: uncached(details) },
    { name: 'listing page, kept', kind: 'page', requests: listings.map(get) },
    { name: 'ad page, kept', kind: 'page', requests: details.map(get) },
  ];
}
