import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import type { FoundDocument } from '../documents/document.tables.ts';
import { allConditions, hasWords, textQuery, where } from './conditions.ts';
import { forgiveKeyword } from './forgive-keyword.ts';
import { foundColumns, type RawDocument, toFound } from './found.ts';
import { run } from './run.ts';
import type { SearchQuery, Sort } from './search-query.ts';

/** Of very many matches the paid and the newest ones are looked at. */
const mostMatches = 5000;

type OwnerSort = Sort | 'most-popular';

interface OwnerQuery extends Omit<SearchQuery, 'sort' | 'cursor'> {
  sort?: OwnerSort | undefined;
}

/** Somebody whose things match: the first of them, how many, and the lowest price. */
export interface FoundOwner {
  document: FoundDocument;
  things: number;
  fromCents: number | null;
}

interface OwnerPage {
  owners: FoundOwner[];
  total: number;
}

type Row = RawDocument & { things: number; from_cents: number | null; total: number };

/** Each order as one descending key of an owner's matches. */
function keyOf({ sort, lat, lng, ...query }: OwnerQuery): SQL {
  if (sort === 'top-rated') return sql`max(d.rating)`;
  if (sort === 'asc') return sql`-coalesce(min(d.price_cents), 9007199254740991)::float8`;
  if (sort === 'desc') return sql`coalesce(max(d.price_cents), -1)::float8`;
  if (sort === 'nearest' && lat !== undefined && lng !== undefined)
    return sql`-min(earth_distance(d.spot, ll_to_earth(${lat}::float8, ${lng}::float8)))`;
  if (sort === 'most-popular')
    return sql`coalesce(max((select p.heat from search.popularity p where p.document_id = d.id)), 0)`;
  if (sort === undefined && hasWords(query)) return sql`max(ts_rank(d.words, ${textQuery(query)}))::float8`;
  return sql`extract(epoch from max(d.published_at))::float8`;
}

async function listLiterally(reader: Reader, query: OwnerQuery): Promise<OwnerPage> {
  const { sort: _sort, ...filters } = query;
  const conditions = await allConditions(reader, filters, hasWords(query) ? 'inverted' : 'ordered');
  const rows = await run<Row>(
    reader,
    sql`with d as materialized (
        select d.* from search.documents d ${where(conditions)}
        order by d.tier desc, d.published_at desc, d.id desc limit ${mostMatches}),
      owners as materialized (
        select d.owner_id, max(d.tier) as best, ${keyOf(query)} as key, count(*) as things,
          min(d.price_cents) as from_cents,
          (array_agg(d.id order by d.tier desc, d.published_at desc, d.id desc))[1] as first_id
        from d group by d.owner_id),
      page as (select * from owners order by best desc, key desc nulls last, owner_id desc
        limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize})
      select ${foundColumns}, page.things, page.from_cents, counted.total
      from (select count(*) as total from owners) counted
      left join page on true left join d on d.id = page.first_id
      order by page.best desc, page.key desc nulls last, page.owner_id desc`,
  );
  const owners = rows
    .filter(({ things }) => things !== null)
    .map((row) => ({ document: toFound(row), things: row.things, fromCents: row.from_cents }));
  return { owners, total: rows[0]?.total ?? 0 };
}

/** Whose things match, each once: a page of owners, those with paid things first. */
export async function listOwners(reader: Reader, query: OwnerQuery): Promise<OwnerPage> {
  const { sort, ...asked } = query;
  const { found } = await forgiveKeyword(reader, asked, (meant) => listLiterally(reader, { ...meant, sort }));
  return found;
}
