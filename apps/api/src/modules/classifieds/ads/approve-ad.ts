import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { tierOf } from '../../promotions/index.ts';
import { getSettings } from '../../settings/index.ts';
import { listImagesOf } from '../images/ad-album.ts';
import { lockAd, moveAd } from './ad.queries.ts';
import { expiryOf, versionOf } from './ad.rules.ts';
import type { AdRow } from './ad.tables.ts';
import { indexAd } from './index-ad.ts';
import { tellOwner } from './tell-owner.ts';

interface Manner {
  /** Skips the notification; for the seed. */
  isQuiet?: boolean;
}

/** Makes an ad public for the number of days in the settings; later edits are compared with this version. */
export function approveAd(
  db: Reader,
  admin: { id: number },
  adId: number,
  { isQuiet = false }: Manner = {},
): Promise<AdRow> {
  return db.transaction(async (tx) => {
    const ad = await lockAd(tx, adId);
    const images = await listImagesOf(tx, adId);

    const approvedVersion = versionOf(
      ad,
      images.map(({ path }) => path),
    );
    const expiresAt = expiryOf(await getSettings(tx));
    // A paid boost keeps running while the ad is offline.
    const tier = (await tierOf(tx, { kind: 'classifieds.ad', id: adId })) || ad.tier;
    const changes = { approvedVersion, expiresAt, tier, approvedAt: clock.now(), rejectionReason: null };
    const approved = await moveAd(tx, ad, { move: 'approve', by: 'admin', byUserId: admin.id, changes });
    await indexAd(tx, approved, images);
    if (!isQuiet) await tellOwner(tx, approved, 'ad-approved');
    return approved;
  });
}
