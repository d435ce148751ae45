import type { SellerRecord } from '@souk/contract/modules/admin/judging';
import type { Reader } from '../../../platform/db/database.ts';
import { findUser } from '../../identity/index.ts';
import { businessCards } from '../../sellers/index.ts';
import { countAdsOf } from '../ads/queue.queries.ts';
import { peopleOf } from '../people/person.queries.ts';
import { countProductsOf } from '../products/queue.queries.ts';
import { countReportsOf } from '../reports/report.queries.ts';

/** What an admin sees of a seller before deciding. */
export async function presentRecord(reader: Reader, sellerId: number): Promise<SellerRecord> {
  const seller = await findUser(reader, sellerId);
  return {
    person: (await peopleOf(reader, [sellerId])).get(sellerId),
    business_name: (await businessCards(reader, [sellerId])).get(sellerId)?.businessName ?? null,
    member_since: (seller?.createdAt ?? new Date(0)).toISOString(),
    ads: await countAdsOf(reader, sellerId),
    products: await countProductsOf(reader, sellerId),
    reports: await countReportsOf(reader, sellerId),
  };
}
