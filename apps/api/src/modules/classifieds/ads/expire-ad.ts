import { clock } from '../../../platform/clock.ts';
import type { TimedMove } from '../../../platform/module.ts';
import { closeOffers } from '../offers/close-offers.ts';
import { lockAd, moveAd } from './ad.queries.ts';
import { indexAd } from './index-ad.ts';
import { tellOwner } from './tell-owner.ts';

/** Expires an ad; does nothing if it was sold, edited or approved again in the meantime. */
export const expireAd: TimedMove = (db, adId) =>
  db.transaction(async (tx) => {
    const ad = await lockAd(tx, adId);
    if (ad.state !== 'approved' || !ad.expiresAt || ad.expiresAt > clock.now()) return;

    const expired = await moveAd(tx, ad, { move: 'expire', by: 'system', changes: { tier: 0 } });
    await indexAd(tx, expired);
    await closeOffers(tx, adId, 'ad-expired');
    await tellOwner(tx, expired, 'ad-expired');
  });
