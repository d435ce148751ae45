import type { AdChange, ReviewedAd, SellerRecord } from '@souk/contract/modules/admin/ads';
import type { Reader } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { findCategory } from '../../catalogue/index.ts';
import { type AdRow, changesOf, presentDetail, type AdChange as RawChange } from '../../classifieds/index.ts';
import { findUser } from '../../identity/index.ts';
import { businessCards } from '../../sellers/index.ts';
import { listHistory } from '../history/history.queries.ts';
import { peopleOf } from '../people/person.queries.ts';
import { presentReports } from '../reports/report.present.ts';
import { countReportsOf, listReportsOn } from '../reports/report.queries.ts';
import { countAdsOf } from './queue.queries.ts';

/** A change in words of the desk: names instead of ids, money instead of cents. */
async function presentChange(reader: Reader, ad: AdRow, change: RawChange): Promise<AdChange> {
  const { field, before, after } = change;
  const money = (cents: unknown) => (typeof cents === 'number' ? { cents, currency: ad.currency } : null);
  const category = async (id: unknown) => (await findCategory(reader, Number(id)))?.name ?? String(id);
  const paths = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
  switch (field) {
    case 'priceCents':
      return { field: 'price', before: money(before), after: money(after) };
    case 'categoryId':
      return { field: 'category', before: await category(before), after: await category(after) };
    case 'imagePaths':
      return { field: 'images', before: paths(before), after: paths(after) };
    default:
      return { field, before: String(before), after: String(after) };
  }
}

async function presentRecord(reader: Reader, ownerId: number): Promise<SellerRecord> {
  const owner = await findUser(reader, ownerId);
  return {
    person: (await peopleOf(reader, [ownerId])).get(ownerId),
    business_name: (await businessCards(reader, [ownerId])).get(ownerId)?.businessName ?? null,
    member_since: (owner?.createdAt ?? new Date(0)).toISOString(),
    ads: await countAdsOf(reader, ownerId),
    reports: await countReportsOf(reader, ownerId),
  };
}

/** One ad with everything that a decision on it needs. */
export async function presentReview(reader: Reader, ad: AdRow, admin: User): Promise<ReviewedAd> {
  const { similar: _, ...detail } = await presentDetail(reader, ad, admin);
  const isEdit = ad.approvedVersion !== null && ad.state === 'pending';
  const changes = isEdit ? await changesOf(reader, ad) : [];
  return {
    ...detail,
    state: ad.state,
    is_edit: isEdit,
    changes: await Promise.all(changes.map((change) => presentChange(reader, ad, change))),
    history: await listHistory(reader, 'classifieds.ad', ad.id),
    reports: await presentReports(reader, await listReportsOn(reader, ad.id)),
    record: await presentRecord(reader, ad.ownerId),
  };
}
