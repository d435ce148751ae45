import type { FoodListQuery } from '@souk/contract/modules/scanner/lists';
import { toGtin } from '@souk/food/codes/gtin';
import type { FoodProfile } from '@souk/food/profile';
import { type SQL, sql } from 'drizzle-orm';
import { type Viewer, viewerKeys } from '../../search/index.ts';
import { productKind } from '../products/product-subject.ts';

/** Words considered in a mistyped name. */
const mostWords = 6;

export interface Wanted {
  query: FoodListQuery;
  profile: FoodProfile;
  userId: number | undefined;
  looker: Viewer | undefined;
}

const listOf = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

/** Each word by itself, so that they need not be adjacent. */
export const likened = (keyword: string): SQL[] =>
  keyword
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => sql`search.plain(${word})`);

export const plainKeyword = (keyword: string): SQL => sql`nullif(search.plain(${keyword}), '')`;

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

/** The verdict for this profile; the default profile has a column of its own. */
function ofVerdict(
  status: NonNullable<FoodListQuery['halal_status']>,
  { school, strictness }: FoodProfile,
): SQL {
  if (!school && strictness === 'standard') return sql`p.halal_status = ${status}`;
  return sql`p.traits @> ${listOf([`${status}:${school ?? 'any'}:${strictness}`])}`;
}

/** Only the engine's `not-on-label`: a list that was not read to the end rules nothing out. */
export function without(allergens: readonly string[]): SQL {
  const avoided = listOf(allergens);
  return sql`p.is_whole and not p.allergens && ${avoided} and not p.may_contain && ${avoided}
    and not exists (select from jsonb_array_elements(p.usual_allergens) usual
      where usual->>'allergen' = any(${avoided}))`;
}

/** Conditions on a product of the list; `p` is the product. */
export function conditionsOf({ query, profile, userId }: Wanted, isFuzzy: boolean): SQL {
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

/** Where a list's products come from, and their default order. */
export function listIn({ query, userId, looker }: Wanted): { from: SQL; order: SQL } | undefined {
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
      return { from, order: sql`p.id desc` };
  }
}

const sorts = {
  'most-recent': sql`p.id desc`,
  'top-rated': sql`p.nutri_grade, p.id desc`,
  asc: sql`p.plain_words, p.id`,
  desc: sql`p.plain_words desc, p.id desc`,
};

/** The requested order, or else the list's own. */
export const orderOf = ({ query }: Wanted, usual: SQL): SQL => (query.sort ? sorts[query.sort] : usual);

/** For products found by words: the most similar, then exact names, then the most scanned. */
export function fitOf(keyword: string, isFuzzy: boolean): SQL {
  if (!isFuzzy) return sql`p.plain_words = ${plainKeyword(keyword)} desc, o.scans desc nulls last, p.id desc`;
  const likenesses = likened(keyword).map((word) => sql`word_similarity(${word}, p.plain_words)`);
  return sql`${sql.join(likenesses, sql` + `)} desc, p.id desc`;
}
