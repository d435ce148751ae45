import type { FoodListQuery } from '@souk/contract/modules/scanner/lists';
import { toGtin } from '@souk/food/codes/gtin';
import type { FoodProfile } from '@souk/food/profile';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { type Viewer, viewerKeys } from '../../search/index.ts';
import { listProductsById } from '../products/product.queries.ts';
import type { ProductRow } from '../products/product.tables.ts';
import { productKind } from '../products/product-subject.ts';

/** Pages are numbered up to here; who has more to look through is to filter. */
const mostCounted = 2000;
/** So much of a word is enough where it was mistyped: a third of its letters in threes. */
const likeness = 0.35;
/** More words than that of a mistyped name are not looked at. */
const mostWords = 6;

export interface Wanted {
  query: FoodListQuery;
  profile: FoodProfile;
  userId: number | undefined;
  looker: Viewer | undefined;
}

export interface FoundFoods {
  products: ProductRow[];
  total: number;
  isExact: boolean;
  isFuzzy: boolean;
}

const nothing: FoundFoods = { products: [], total: 0, isExact: true, isFuzzy: false };

const listOf = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

/** Each word by itself, so that words may stand apart in the name. */
const likened = (keyword: string): SQL[] =>
  keyword
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => sql`search.plain(${word})`);

const plainKeyword = (keyword: string): SQL => sql`nullif(search.plain(${keyword}), '')`;

function ofWords(keyword: string, isFuzzy: boolean): SQL {
  const gtin = toGtin(keyword);
  if (gtin) return sql`p.gtin = ${gtin}`;
  if (isFuzzy)
    return sql.join(
      likened(keyword).map((word) => sql`p.plain_words %> ${word}`),
      sql` and `,
    );
  return sql`p.words @@ to_tsquery('pg_catalog.simple',
    replace(${plainKeyword(keyword)}, ' ', ':* & ') || ':*')`;
}

/** The verdict as the profile reads it: the plain reading has a column of its own. */
function ofVerdict(
  status: NonNullable<FoodListQuery['halal_status']>,
  { school, strictness }: FoodProfile,
): SQL {
  if (!school && strictness === 'standard') return sql`p.halal_status = ${status}`;
  return sql`p.traits @> ${listOf([`${status}:${school ?? 'any'}:${strictness}`])}`;
}

function without(allergens: readonly string[]): SQL {
  const avoided = listOf(allergens);
  return sql`not p.allergens && ${avoided} and not p.may_contain && ${avoided} and p.ingredients <> '{}'`;
}

function conditionsOf({ query, profile, userId }: Wanted, isFuzzy: boolean): SQL {
  const { keyword, category_id: category, halal_status: status, allergen_free: free, diet, brand } = query;
  const conditions = [
    query.list_type === 'my-products' ? sql`p.created_by = ${userId}::bigint` : sql`p.state = 'verified'`,
    keyword && ofWords(keyword, isFuzzy),
    category && sql`p.category = ${category}`,
    status && ofVerdict(status, profile),
    free && free.length > 0 && without(free),
    diet && diet.length > 0 && sql`p.traits @> ${listOf(diet.map((kept) => `diet:${kept}`))}`,
    brand && sql`p.plain_brand = search.plain(${brand})`,
  ];
  return sql.join(
    conditions.filter((condition) => typeof condition === 'object'),
    sql` and `,
  );
}

/** Where a list's products come from, and in what order unless another is asked for. */
function listIn({ query, userId, looker }: Wanted): { from: SQL; order: SQL } | undefined {
  const from = sql`from scanner.products p`;
  switch (query.list_type) {
    case 'my-favourites':
      return userId === undefined
        ? undefined
        : {
            from: sql`${from} join favourites.marks m on m.user_id = ${userId}::bigint and m.list = 'favourites'
              and m.kind = ${productKind} and m.subject_id = p.id`,
            order: sql`m.id desc`,
          };
    case 'recently-viewed':
      return looker
        ? {
            from: sql`${from} join (select product_id, max(scanned_at) as at from scanner.scans
              where viewer = any(${listOf(viewerKeys(looker))}) group by product_id) s on s.product_id = p.id`,
            order: sql`s.at desc, p.id desc`,
          }
        : undefined;
    case 'most-popular':
      return {
        from: sql`from scanner.popularity o join scanner.products p on p.id = o.product_id`,
        order: sql`o.scans desc, o.product_id desc`,
      };
    case 'my-products':
      return userId === undefined ? undefined : { from, order: sql`p.id desc` };
    default:
      return {
        from: sql`${from} left join scanner.popularity o on o.product_id = p.id`,
        order: sql`p.id desc`,
      };
  }
}

const sorts = {
  'most-recent': sql`p.id desc`,
  'top-rated': sql`p.nutri_grade, p.id desc`,
  asc: sql`p.plain_words, p.id`,
  desc: sql`p.plain_words desc, p.id desc`,
};

function orderOf({ query }: Wanted, usual: SQL, isFuzzy: boolean): SQL {
  if (query.sort) return sorts[query.sort];
  if (!query.keyword || query.list_type) return usual;
  if (isFuzzy) {
    const likenesses = likened(query.keyword).map((word) => sql`word_similarity(${word}, p.plain_words)`);
    return sql`${sql.join(likenesses, sql` + `)} desc, p.id desc`;
  }
  // The whole name first, then what many scan.
  return sql`p.plain_words = ${plainKeyword(query.keyword)} desc, o.scans desc nulls last, p.id desc`;
}

async function findIn(reader: Reader, wanted: Wanted, isFuzzy: boolean): Promise<FoundFoods> {
  const list = listIn(wanted);
  if (!list) return nothing;
  const { page, page_size: pageSize } = wanted.query;
  const where = sql`where ${conditionsOf(wanted, isFuzzy)}`;
  const { rows: counted } = await reader.execute<{ total: number }>(
    sql`select count(*)::int as total from (select ${list.from} ${where} limit ${mostCounted + 1}) counted`,
  );
  const total = counted[0]?.total ?? 0;
  const offset = (page - 1) * pageSize;
  if (total === 0 || offset >= mostCounted)
    return { ...nothing, total: Math.min(total, mostCounted), isFuzzy };
  const { rows } = await reader.execute<{ id: number }>(
    sql`select p.id ${list.from} ${where} order by ${orderOf(wanted, list.order, isFuzzy)}
      limit ${pageSize} offset ${offset}`,
  );
  const byId = new Map(
    (
      await listProductsById(
        reader,
        rows.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  return {
    products: rows.flatMap(({ id }) => byId.get(id) ?? []),
    total: Math.min(total, mostCounted),
    isExact: total <= mostCounted,
    isFuzzy,
  };
}

/** A page of a list; where no name has the words as they were typed, the likest names. */
export async function findProducts(reader: Reader, wanted: Wanted): Promise<FoundFoods> {
  const found = await findIn(reader, wanted, false);
  const { keyword } = wanted.query;
  if (found.total > 0 || !keyword || toGtin(keyword) || likened(keyword).length === 0) return found;
  return reader.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true)`);
    return findIn(tx, wanted, true);
  });
}
