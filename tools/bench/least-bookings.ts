import type { LeastRead } from './least-reads.ts';

const card = `d.id, d.kind, d.subject_id, d.module, d.owner_id, d.title, d.price_cents, d.lat, d.lng, d.tier, d.rating,
  d.published_at, d.path, d.card`;
const inOrder = 'tier desc, published_at desc, id desc';
const shown = 20;

interface Item {
  id: number;
}

/** Facets are counted over all that match, of which this market has some hundreds. */
const list: LeastRead = {
  name: 'least_services',
  text: `with matched as materialized (
      select id, tier, published_at, facet_ids, category_ids from search.documents
      where module = 'booking' and branch_id = $1::int),
    best as (select id from matched order by ${inOrder} limit ${shown + 1})
    select ${card}, (select count(*) from matched) as total, facets.json as facets, categories.json as categories
    from best b join search.documents d on d.id = b.id
    cross join lateral (select jsonb_agg(jsonb_build_array(f.slug, f.value, n.count)) as json from (
        select facet_id, count(*) from matched, unnest(facet_ids) facet_id group by facet_id) n
      join search.facet_values f on f.id = n.facet_id) facets
    cross join lateral (select jsonb_agg(jsonb_build_array(category_id, n.count)) as json from (
        select category_id, count(*) from matched, unnest(category_ids) category_id group by category_id) n) categories
    order by d.tier desc, d.published_at desc, d.id desc`,
  values: ({ path }) => [new URL(path, 'http://bench').searchParams.get('category_id')],
  said: (rows, { data, total }: { data: Item[]; total: number }) => [
    [rows.slice(0, shown).map((row) => Number(row.subject_id)), rows[0]?.total],
    [data.map(({ id }) => id), total],
  ],
};

const all = (what: string, from: string) => `(select json_agg(${what}) from ${from})`;

interface Business {
  business_name: string;
  services: Item[];
  people: Item[];
}

/** Categories are kept in the process, as the product keeps them. */
const detail: LeastRead = {
  name: 'least_business',
  text: `select b.*, u.status, u.sub_type, u.time_zone,
      ${all('o', 'sellers.opening_hours o where o.business_id = b.id')} as hours,
      ${all('c', 'sellers.business_sub_categories c where c.business_id = b.id')} as categories,
      ${all('g', 'sellers.gallery_images g where g.business_id = b.id')} as gallery,
      ${all('f', 'sellers.portfolio_folders f where f.business_id = b.id')} as portfolios,
      ${all('p', 'sellers.brochures p where p.business_id = b.id')} as brochures,
      ${all('c', 'sellers.certificates c where c.business_id = b.id')} as certificates,
      (select to_json(t) from bookings.terms t where t.seller_id = b.user_id) as terms,
      (select to_json(s) from reviews.summaries s where s.kind = 'bookings.party' and s.subject_id = b.user_id) as stars,
      (select json_agg(json_build_object('id', r.id, 'name', r.name, 'said', to_json(p)) order by r.position, r.id)
        from availability.resources r left join appointments.people p on p.resource_id = r.id
        where r.owner_id = b.user_id and r.is_active and r.kind = 'person') as people,
      (select json_agg(json_build_object('id', s.id, 'service', to_json(s),
          'add_ons', ${all('a', 'appointments.service_add_ons a where a.service_id = s.id')},
          'people', ${all('p.resource_id', 'appointments.service_people p where p.service_id = s.id')},
          'deal', (select to_json(deal) from discounts.deals deal where deal.subject_kind = 'appointments.service'
            and deal.subject_id = s.id and deal.state in ('scheduled', 'running') and deal.ends_at > now()
            order by deal.starts_at limit 1)) order by s.position, s.id)
        from appointments.services s where s.seller_id = b.user_id and s.archived_at is null and s.is_active and not s.is_hidden) as services
    from sellers.business_profiles b join identity.users u on u.id = b.user_id where b.id = $1::bigint`,
  values: ({ body }) => [(JSON.parse(body ?? '{}') as Item).id],
  said: ([row = {}], { business_name: name, services, people }: Business) => {
    const idsOf = (items: unknown) => ((items ?? []) as Item[]).map(({ id }) => id);
    return [
      [row.business_name, idsOf(row.services), idsOf(row.people)],
      [name, idsOf(services), idsOf(people)],
    ];
  },
};

/** The name of a scenario → what it reads. */
export const leastBookings: Record<string, LeastRead> = {
  'list of services with facets': list,
  'one business with its services': detail,
};
