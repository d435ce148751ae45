import type { Tx } from '../../../platform/db/database.ts';
import { listImagesOf, releaseImages } from '../images/ad-album.ts';
import { closeOffers } from '../offers/close-offers.ts';
import { closeReports } from '../reports/ad-reports.ts';
import { moveAd } from './ad.queries.ts';
import type { AdRow } from './ad.tables.ts';
import { indexAd } from './index-ad.ts';

/** Ends a locked ad and everything that depends on it; its page answers 410 from then on. */
export async function endAd(
  tx: Tx,
  ad: AdRow,
  by: 'owner' | 'admin' | 'system',
  byUserId?: number,
): Promise<void> {
  const deleted = await moveAd(tx, ad, { move: 'delete', by, byUserId });
  if (ad.state === 'approved') await indexAd(tx, deleted);
  await releaseImages(tx, await listImagesOf(tx, ad.id));
  await closeOffers(tx, ad.id, 'ad-removed');
  await closeReports(tx, ad.id, 'resolved');
}
