import { clock, minutesMs } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import { findLooseImages, placeImages } from '../images/ad-album.ts';
import { reopenReports } from '../reports/ad-reports.ts';
import { lockAd, moveAd } from './ad.queries.ts';
import type { AdDeletionRow, AdRow } from './ad.tables.ts';
import { checkQuota } from './check-quota.ts';
import { takeDeletion } from './deletion.queries.ts';
import { indexAd } from './index-ad.ts';

/** Long enough to undo a mistake; buyers whose offers were rejected soon look elsewhere. */
const restorableMs = minutesMs(1);

const refuse = () => new Problem('ad-move-not-allowed');

/** The ad comes back completely or not at all: an image may be in another ad by now. */
async function giveImagesBack(tx: Tx, ad: AdRow, { imageIds }: AdDeletionRow): Promise<void> {
  const loose = await findLooseImages(tx, ad.ownerId, imageIds);
  if (loose.length !== imageIds.length) throw refuse();
  await placeImages(tx, ad, imageIds);
}

/**
 * Undoes an owner's deletion of an ad: state, images, timer, reports and search document are as before. Rejected
 * offers stay rejected, because their buyers were told.
 */
export function restoreAd(
  db: Db,
  user: Pick<User, 'id' | 'isAdmin' | 'sellerType'>,
  adId: number,
): Promise<AdRow> {
  return db.transaction(async (tx) => {
    const ad = await lockAd(tx, adId);
    if (ad.ownerId !== user.id) throw new Problem('record-not-found');
    const deletion = ad.state === 'deleted' ? await takeDeletion(tx, adId) : undefined;
    if (!deletion || clock.now().getTime() - deletion.deletedAt.getTime() > restorableMs) throw refuse();
    const { state, soldAt, soldToId } = deletion;
    if (state === 'pending' || state === 'approved') await checkQuota(tx, user);

    await giveImagesBack(tx, ad, deletion);
    const restored = await moveAd(tx, ad, {
      move: `restore-${state}`,
      by: 'owner',
      byUserId: user.id,
      changes: { soldAt, soldToId },
    });
    if (restored.state === 'approved') await indexAd(tx, restored);
    await reopenReports(tx, deletion.reportIds);
    return restored;
  });
}
