import type { Bounds } from '@souk/contract/modules/search/listing';
import { mostPinned, type Pin } from '@souk/contract/modules/search/search';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { allConditions, where } from './conditions.ts';
import { run } from './run.ts';
import type { SearchFilters } from './search-query.ts';

/** Cells along each side of the box when pins are clustered. */
const cellsPerSide = 12;

interface Placed {
  count: number;
  lat: number;
  lng: number;
  id: number | null;
  title: string;
  price_cents: number | null;
  path: string;
  slug: string;
  image: string | null;
}

const present = (row: Placed): Pin => {
  const { lat, lng, count } = row;
  if (count > 1)
    return { id: null, slug: null, title: null, price: null, lat, lng, image: null, path: null, count };
  const price = row.price_cents === null ? null : { cents: row.price_cents, currency: 'AUD' as const };
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    price,
    lat,
    lng,
    image: row.image,
    path: row.path,
    count,
  };
};

/** Pins in a box: one per thing while they are few, otherwise one per grid cell with a count. */
export async function pinsIn(
  reader: Reader,
  box: Bounds,
  filters: SearchFilters,
  limit = 150,
): Promise<Pin[]> {
  const conditions = await allConditions(reader, { ...filters, bounds: box }, 'ordered');
  const width = box.e >= box.w ? box.e - box.w : box.e - box.w + 360;
  const [cellLat, cellLng] = [
    Math.max((box.n - box.s) / cellsPerSide, 1e-6),
    Math.max(width / cellsPerSide, 1e-6),
  ];
  const rows = await run<Placed>(
    reader,
    sql`with placed as materialized (
        select d.id, d.lat, d.lng from search.documents d ${where(conditions)}
        order by d.tier desc, d.published_at desc, d.id desc limit ${mostPinned}),
      size as (select count(*) as total from placed),
      cells as (select count(*) as count, avg(lat) as lat, avg(lng) as lng, min(id) as id from placed, size
        group by floor(lat / ${cellLat}::float8), floor(lng / ${cellLng}::float8),
          case when total <= ${limit}::int then id end)
      select c.count, c.lat, c.lng, d.subject_id as id, d.title, d.price_cents, d.path,
        d.card->>'slug' as slug, d.card->>'image' as image
      from cells c join search.documents d on d.id = c.id order by c.count desc, c.id desc`,
  );
  return rows.map(present);
}
