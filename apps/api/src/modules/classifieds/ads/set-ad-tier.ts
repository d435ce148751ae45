import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { setTier } from '../../search/index.ts';
import { changeAd, lockAd } from './ad.queries.ts';
import type { AdRow } from './ad.tables.ts';

/** Sets a public ad's tier: premium (2), featured (1) or neither (0). */
export function setAdTier(db: Reader, adId: number, tier: AdRow['tier']): Promise<AdRow> {
  return db.transaction(async (tx) => {
    const ad = await lockAd(tx, adId);
    if (ad.state !== 'approved') throw new Problem('ad-move-not-allowed');
    return placeAd(tx, ad, tier);
  });
}

/** Writes the tier of a locked ad; one that is not listed keeps it for later. */
export async function placeAd(tx: Tx, ad: AdRow, tier: AdRow['tier']): Promise<AdRow> {
  await setTier(tx, { kind: 'classifieds.ad', id: ad.id }, tier);
  return changeAd(tx, ad, { tier });
}
