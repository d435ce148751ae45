import type { listAdminAds } from '@souk/contract/modules/admin/ads';
import type { listedStates } from '@souk/contract/modules/admin/judging';
import type { QueryOf } from '@souk/contract/shared/endpoint';
import { and, asc, count, desc, eq, ilike, ne, type SQL } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { type AdRow, ads, countByState } from '../../classifieds/index.ts';
import { patternOf } from '../approvals/pattern.ts';

export type QueueQuery = QueryOf<typeof listAdminAds>;
type ListedState = (typeof listedStates)[number];

const matches = ({ status, module, keyword }: QueueQuery): SQL | undefined =>
  and(
    status ? eq(ads.state, status) : ne(ads.state, 'deleted'),
    module ? eq(ads.module, module) : undefined,
    keyword ? ilike(ads.title, patternOf(keyword)) : undefined,
  );

/** A page of ads: waiting ones by how long they have waited, others by age. */
export async function listQueue(
  reader: Reader,
  query: QueueQuery,
): Promise<{ rows: AdRow[]; total: number }> {
  const order = query.status === 'pending' ? [asc(ads.updatedAt), asc(ads.id)] : [desc(ads.id)];
  const rows = await reader
    .select()
    .from(ads)
    .where(matches(query))
    .orderBy(...order)
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size);
  const [counted] = await reader.select({ total: count() }).from(ads).where(matches(query));
  return { rows, total: counted?.total ?? 0 };
}

/** The newest ads of one owner. */
export const listNewestOf = (reader: Reader, ownerId: number, limit: number): Promise<AdRow[]> =>
  reader
    .select()
    .from(ads)
    .where(and(eq(ads.ownerId, ownerId), ne(ads.state, 'deleted')))
    .orderBy(desc(ads.id))
    .limit(limit);

/** The number of an owner's ads by state, every state included. */
export async function countAdsOf(reader: Reader, ownerId: number): Promise<Record<ListedState, number>> {
  const counts = await countByState(reader, ownerId);
  const of = (state: ListedState) => counts.get(state) ?? 0;
  return {
    pending: of('pending'),
    approved: of('approved'),
    sold: of('sold'),
    expired: of('expired'),
    rejected: of('rejected'),
  };
}
