import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { placeSlug } from '../documents/facet-ids.ts';
import { findLevel } from './category-level.ts';
import type { SearchFilters } from './search-query.ts';

/** Metres from the earth's centre on one degree of latitude. */
const metresPerDegree = 111_195;

const stateCodes: Record<string, string> = {
  'new south wales': 'nsw',
  victoria: 'vic',
  queensland: 'qld',
  'south australia': 'sa',
  'western australia': 'wa',
  tasmania: 'tas',
  'northern territory': 'nt',
  'australian capital territory': 'act',
};

/** The words of a typed place that documents carry: states by their code, the country left out. */
export function placeWords(location: string): string[] {
  let plain = location
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  for (const [name, code] of Object.entries(stateCodes)) plain = plain.replace(name, code);
  return [...new Set(plain.split(' ').filter((word) => word !== '' && word !== 'australia'))];
}

/** `2015..2020` and its open forms; anything else is a value. */
export function rangeOf(values: readonly string[]): { from: number | null; to: number | null } | undefined {
  const [, from, to] =
    (values.length === 1 && /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/.exec(values[0] ?? '')) || [];
  if (from === undefined && to === undefined) return undefined;
  return { from: from ? Number(from) : null, to: to ? Number(to) : null };
}

/** The circle to be searched; a radius without a centre sets no condition. */
export function circleOf({ lat, lng, radiusKm }: SearchFilters) {
  if (lat === undefined || lng === undefined || !radiusKm) return undefined;
  return { lat, lng, metres: radiusKm * 1000 };
}

const within = (lat: number, lng: number, metres: number): SQL =>
  sql`d.spot <@ earth_box(ll_to_earth(${lat}::float8, ${lng}::float8), ${metres}::float8)`;

function placeConditions(filters: SearchFilters): SQL[] {
  const circle = circleOf(filters);
  const conditions: SQL[] = [];
  if (circle) {
    const { lat, lng, metres } = circle;
    conditions.push(
      within(lat, lng, metres),
      sql`earth_distance(d.spot, ll_to_earth(${lat}::float8, ${lng}::float8)) <= ${metres}::float8`,
    );
  }
  if (filters.bounds) conditions.push(...boundsConditions(filters.bounds));
  const words = filters.location && !circle ? placeWords(filters.location) : [];
  for (const word of words)
    conditions.push(sql`d.place_ids && array(select id from search.facet_values
      where slug = ${placeSlug} and value = ${word})`);
  return conditions;
}

function boundsConditions({ n, s, e, w }: NonNullable<SearchFilters['bounds']>): SQL[] {
  const [lat, width] = [(n + s) / 2, e >= w ? e - w : e - w + 360];
  const lng = w + width / 2 > 180 ? w + width / 2 - 360 : w + width / 2;
  const metres = Math.hypot((n - s) / 2, width / 2) * metresPerDegree * 1.01;
  const conditions = [
    sql`d.lat between ${s}::float8 and ${n}::float8`,
    e >= w
      ? sql`d.lng between ${w}::float8 and ${e}::float8`
      : sql`(d.lng >= ${w}::float8 or d.lng <= ${e}::float8)`,
  ];
  // A box of a few degrees is found through the globe's index; larger ones hold most things anyway.
  if (metres < 500_000) conditions.unshift(within(lat, lng, metres));
  return conditions;
}

/** One condition per chosen attribute, so that facets can leave out their own. */
export function attributeConditions(attributes: SearchFilters['attributes'] = {}): Map<string, SQL> {
  const conditions = new Map<string, SQL>();
  for (const [slug, values] of Object.entries(attributes)) {
    if (values.length === 0) continue;
    const range = rangeOf(values);
    conditions.set(
      slug,
      range
        ? sql`(d.numbers->>${slug})::float8 between ${range.from ?? '-infinity'}::float8 and ${range.to ?? 'infinity'}::float8`
        : sql`d.facet_ids && array(select id from search.facet_values
            where slug = ${slug} and value = any(${sql.param([...values])}::text[]))`,
    );
  }
  return conditions;
}

async function categoryCondition(reader: Reader, categoryId: number): Promise<SQL> {
  const level = await findLevel(reader, categoryId);
  if (level === 1) return sql`d.root_id = ${categoryId}::int`;
  if (level === 2) return sql`d.branch_id = ${categoryId}::int`;
  return sql`d.category_ids @> array[${categoryId}::int]`;
}

export const wordsCondition = (keyword: string): SQL => sql`d.words @@ search.query_of(${keyword}::text)`;

/** Everything but the chosen attributes. */
export async function baseConditions(reader: Reader, filters: SearchFilters): Promise<SQL[]> {
  const { keyword, module, categoryId, ownerId, tier } = filters;
  const conditions: SQL[] = [];
  if (module) conditions.push(sql`d.module = ${module}`);
  // No category has an id that does not fit the column.
  if (categoryId)
    conditions.push(categoryId > 2_147_483_647 ? sql`false` : await categoryCondition(reader, categoryId));
  if (ownerId) conditions.push(sql`d.owner_id = ${ownerId}::bigint`);
  if (tier !== undefined) conditions.push(sql`d.tier = ${tier}::smallint`);
  if (filters.priceMinCents !== undefined)
    conditions.push(sql`d.price_cents >= ${filters.priceMinCents}::bigint`);
  if (filters.priceMaxCents !== undefined)
    conditions.push(sql`d.price_cents <= ${filters.priceMaxCents}::bigint`);
  if (filters.ratingMin) conditions.push(sql`d.rating >= ${filters.ratingMin}::float8`);
  if (filters.publishedSince)
    conditions.push(sql`d.published_at >= ${filters.publishedSince.toISOString()}::timestamptz`);
  if (keyword) conditions.push(wordsCondition(keyword));
  return [...conditions, ...placeConditions(filters)];
}

export async function allConditions(reader: Reader, filters: SearchFilters): Promise<SQL[]> {
  return [...(await baseConditions(reader, filters)), ...attributeConditions(filters.attributes).values()];
}

export const where = (conditions: readonly SQL[]): SQL =>
  conditions.length > 0 ? sql`where ${sql.join([...conditions], sql` and `)}` : sql``;
