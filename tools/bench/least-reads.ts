import type { RecordedCall } from './recording.ts';

/** A call that only reads, as one statement written by hand. */
export interface LeastRead {
  name: string;
  text: string;
  values: (call: Pick<RecordedCall, 'path' | 'body'>) => unknown[];
  /** What the rows say of the answer, and what the answer says: both have to be the same. */
  said: (rows: readonly Row[], answer: never) => [ofRows: unknown, ofAnswer: unknown];
}

type Row = Record<string, unknown>;

const card = `d.id, d.kind, d.subject_id, d.module, d.owner_id, d.title, d.price_cents, d.lat, d.lng, d.tier, d.rating,
  d.published_at, d.path, d.card`;
const inOrder = 'd.tier desc, d.published_at desc, d.id desc';

const queryOf = (path: string) => new URL(path, 'http://bench').searchParams;

interface Item {
  id: number;
}

interface Listed {
  data: Item[];
  total: number;
}

const shown = 20;
const idsOf = (items: readonly Item[]) => items.map(({ id }) => id);
const subjectsOf = (rows: readonly Row[]) => rows.slice(0, shown).map((row) => Number(row.subject_id));

const list: LeastRead = {
  name: 'least_list',
  text: `select ${card}, (select count(*) from (select from search.documents
      where module = 'retail' and branch_id = $1::int limit 10001) counted) as total
    from search.documents d where d.module = 'retail' and d.branch_id = $1::int order by ${inOrder} limit ${shown + 1}`,
  values: ({ path }) => [queryOf(path).get('category_id')],
  said: (rows, { data, total }: Listed) => [
    [subjectsOf(rows), rows[0]?.total],
    [idsOf(data), total],
  ],
};

interface Facets {
  facets: { slug: string; values: { value: string; count: number }[] }[];
  categories: { id: number; count: number }[];
}

/** Facets are counted over all that match, of which this market has a few hundred at most. */
const search: LeastRead = {
  name: 'least_search',
  text: `with matched as materialized (
      select d.id, d.tier, d.published_at, d.facet_ids, d.category_ids, ts_rank(d.words, search.query_of($1)) as fit
      from search.documents d where d.module = 'retail' and d.words @@ search.query_of($1) limit 2000),
    best as (select id, fit from matched order by tier desc, fit desc, published_at desc, id desc limit ${shown + 1})
    select ${card}, (select count(*) from matched) as total, facets.json as facets, categories.json as categories
    from best b join search.documents d on d.id = b.id
    cross join lateral (select jsonb_agg(jsonb_build_array(f.slug, f.value, n.count)) as json from (
        select facet_id, count(*) from matched, unnest(facet_ids) facet_id group by facet_id) n
      join search.facet_values f on f.id = n.facet_id) facets
    cross join lateral (select jsonb_agg(jsonb_build_array(category_id, n.count)) as json from (
        select category_id, count(*) from matched, unnest(category_ids) category_id group by category_id) n) categories
    order by d.tier desc, b.fit desc, d.published_at desc, d.id desc`,
  values: ({ path }) => [queryOf(path).get('keyword')],
  said: (rows, { data, total, facets }: Listed & { facets: Facets }) => [
    [subjectsOf(rows), rows[0]?.total, countsIn(rows[0]?.categories)],
    [idsOf(data), total, countsOf(facets.categories.map(({ id, count }) => [id, count]))],
  ],
};

const countsOf = (counts: readonly (readonly unknown[])[]) => counts.map(String).sort();
const countsIn = (json: unknown) => countsOf((json ?? []) as unknown[][]);

const strip = (condition: string, order: string) =>
  `(select json_agg(one) from (select ${card} from search.documents d where ${condition} order by ${order} limit 20) one)`;

interface Detail {
  title: string;
  images: Item[];
  variants: Item[];
  similar: Item[];
  seller: { products_count: number };
  questions_count: number;
}

/** Categories with their attributes, and how sellers post, are kept in the process, as the product keeps them. */
const detail: LeastRead = {
  name: 'least_detail',
  text: `with mine as (select distinct sale.checkout_id from (
        select sale_id from sales.lines where subject_id = $1::bigint and subject_kind = 'retail.product'
        order by sale_id desc limit 200) line
      join sales.sales sale on sale.id = line.sale_id
      join retail.orders o on o.id = sale.id and o.placed_at is not null),
    together as (select line.subject_id as id from mine join sales.sales sale on sale.checkout_id = mine.checkout_id
      join sales.lines line on line.sale_id = sale.id and line.subject_id <> $1::bigint
      group by line.subject_id order by count(distinct mine.checkout_id) desc, max(sale.id) desc limit 20)
    select p.*, u.name as seller_name, u.image_path, u.created_at as seller_since,
      (select json_agg(json_build_array(i.id, i.path) order by i.position, i.id)
        from retail.product_images i where i.product_id = p.id) as images,
      (select json_build_array(count(*), sum(own.sold_count), sum(own.rating_count), sum(own.rating_average * own.rating_count))
        from retail.products own where own.seller_id = p.seller_id and own.state = 'approved' and not own.is_hidden) as shelf,
      offer.variants, offer.deal,
      (select json_agg(asked) from (select q.*, asker.name as asker, count(*) over () as total from retail.questions q
        left join identity.users asker on asker.id = q.asker_id where q.product_id = p.id and q.answer is not null
        order by q.id desc limit 5) asked) as questions,
      ${strip(
        `d.module = 'retail' and d.branch_id = p.category_id
          and d.price_cents between floor(offer.cents / 2) and offer.cents * 2`,
        inOrder,
      )} as alike,
      ${strip("d.module = 'retail' and d.owner_id = p.seller_id", 'd.tier desc, d.rating desc, d.id desc')} as of_shop,
      ${strip("d.kind = 'retail.product' and d.subject_id in (select id from together)", 'd.id')} as together
    from retail.products p join identity.users u on u.id = p.seller_id
    cross join lateral (
      select json_agg(json_build_array(to_json(v), s.on_hand, s.held, lately.cents) order by v.position, v.id) as variants,
        min(v.price_cents) filter (where v.is_active and s.on_hand > s.held) as cents,
        (select to_json(deal) from discounts.deals deal where deal.subject_kind = 'retail.product' and deal.subject_id = p.id
          and deal.state in ('scheduled', 'running') and deal.ends_at > now() order by deal.starts_at limit 1) as deal
      from retail.variants v join availability.stocks s on s.id = v.stock_id
      cross join lateral (select min(price.price_cents) as cents from retail.price_history price
        where price.variant_id = v.id and price.since >= coalesce((select max(former.since)
          from retail.price_history former
          where former.variant_id = v.id and former.since <= now() - interval '30 days'), '-infinity')) lately
      where v.product_id = p.id and v.removed_at is null) offer
    where p.id = $1::bigint`,
  values: ({ body }) => [(JSON.parse(body ?? '{}') as Item).id],
  said: ([row = {}], answer: Detail) => {
    const alike = ((row.alike ?? []) as { subject_id: number }[]).map(({ subject_id: id }) => id);
    return [
      [
        row.title,
        ((row.images ?? []) as [number][]).map(([id]) => id),
        ((row.variants ?? []) as [Item][]).map(([{ id }]) => id),
        (row.shelf as number[])[0],
        (row.questions as unknown[] | null)?.length ?? 0,
        true,
      ],
      [
        answer.title,
        idsOf(answer.images),
        idsOf(answer.variants),
        answer.seller.products_count,
        answer.questions_count,
        answer.similar.every(({ id }) => alike.includes(id)),
      ],
    ];
  },
};

/** The name of a scenario → what it reads. */
export const leastReads: Record<string, LeastRead> = {
  'list of a category, 20 products': list,
  'one product': detail,
  'search among products with facets': search,
};
