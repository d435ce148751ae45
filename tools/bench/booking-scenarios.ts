import type pg from 'pg';
import { api, get, post, type Scenario, variants } from './scenarios.ts';

/** Calls over the salons of this database. */
export async function makeBookingScenarios(client: pg.Client): Promise<Scenario[]> {
  const { rows: categories } = await client.query<{ id: number }>(
    `select branch_id as id from search.documents where module = 'booking' group by 1 order by count(*) desc, 1 limit ${variants}`,
  );
  const { rows: businesses } = await client.query<{ id: number }>(
    `select b.id::float8 as id from sellers.business_profiles b
     where exists (select from appointments.services s where s.seller_id = b.user_id) order by b.id limit ${variants}`,
  );
  return [
    {
      name: 'list of services with facets',
      kind: 'api',
      ofLeast: 0.4,
      requests: categories.map(({ id }) =>
        get(`${api}/search?module=booking&category_id=${id}&facets=1&page_size=20`),
      ),
    },
    {
      name: 'one business with its services',
      kind: 'api',
      ofLeast: 0.3,
      requests: businesses.map(({ id }) => post('/booking-detail', { module_type: 'booking', id })),
    },
  ];
}
