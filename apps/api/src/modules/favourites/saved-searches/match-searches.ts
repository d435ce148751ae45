import { eq, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { documents, lexemesOf } from '../../search/index.ts';
import { anchorsOfDocument } from './anchor.rules.ts';

export interface MatchedSearch {
  id: number;
  userId: number;
  name: string;
}

/** The searches that match this document, without paused ones and the owner's own; one indexed query. */
export async function matchSearches(reader: Reader, documentId: number): Promise<MatchedSearch[]> {
  const [document] = await reader.select().from(documents).where(eq(documents.id, documentId));
  if (!document) return [];
  const anchors = anchorsOfDocument({ ...document, lexemes: await lexemesOf(reader, documentId) });
  const { rows } = await reader.execute<{ id: number; user_id: number; name: string }>(sql`
    select s.id, s.user_id, s.name
    from favourites.saved_searches s join search.documents d on d.id = ${documentId}::bigint
    where s.is_notifying and s.anchors && ${sql.param(anchors)}::text[] and s.user_id <> d.owner_id
      and (s.module is null or s.module = d.module)
      and (s.category_id is null or s.category_id = any(d.category_ids))
      and (s.owner_id is null or s.owner_id = d.owner_id)
      and (s.price_min_cents is null or d.price_cents >= s.price_min_cents)
      and (s.price_max_cents is null or d.price_cents <= s.price_max_cents)
      and (s.rating_min is null or d.rating >= s.rating_min)
      and (s.words is null or d.words @@ s.words)
      and d.place_ids @> s.place_ids
      and (s.north is null or (d.lat between s.south and s.north and case when s.east >= s.west
        then d.lng between s.west and s.east else d.lng >= s.west or d.lng <= s.east end))
      and (s.radius_metres is null
        or earth_distance(d.spot, ll_to_earth(s.centre_lat, s.centre_lng)) <= s.radius_metres)
      and favourites.holds(d.facet_ids, d.numbers, s.facet_groups, s.ranges)
    order by s.user_id, s.id`);
  return rows.map(({ id, user_id: userId, name }) => ({ id: Number(id), userId: Number(userId), name }));
}
