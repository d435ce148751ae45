import type { QueuedAd } from '@souk/contract/modules/admin/ads';
import type { Reader } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { findCategory } from '../../catalogue/index.ts';
import { type AdRow, countReports, presentAds } from '../../classifieds/index.ts';
import { peopleOf } from '../people/person.queries.ts';

/** Ads for the admin's lists, in a constant number of queries. */
export async function presentQueue(
  reader: Reader,
  rows: readonly AdRow[],
  admin: Pick<User, 'id' | 'isAdmin'>,
): Promise<QueuedAd[]> {
  const owners = await peopleOf(
    reader,
    rows.map(({ ownerId }) => ownerId),
  );
  const reports = await countReports(
    reader,
    rows.map(({ id }) => id),
  );
  const shown = await presentAds(reader, rows, admin);
  // Categories are cached in memory.
  const categories = await Promise.all(rows.map(({ categoryId }) => findCategory(reader, categoryId)));
  return rows.flatMap((ad, index) => {
    const base = shown[index];
    return base
      ? {
          ...base,
          state: ad.state,
          owner: owners.get(ad.ownerId),
          category: categories[index]?.name ?? '',
          is_edit: ad.approvedVersion !== null && ad.state === 'pending',
          waiting_since: ad.updatedAt.toISOString(),
          reports_count: reports.get(ad.id) ?? 0,
        }
      : [];
  });
}
