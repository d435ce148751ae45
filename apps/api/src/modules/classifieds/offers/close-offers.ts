import type { ClosedBecause } from '@souk/contract/modules/classifieds/offers';
import type { Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { offerClosed } from '../events.ts';
import { lockOpenOffers, moveOffer } from './offer.queries.ts';

/** Rejects every open offer on a locked ad; each buyer is notified after the commit. */
export async function closeOffers(tx: Tx, adId: number, because: ClosedBecause): Promise<void> {
  const open = await lockOpenOffers(tx, adId);
  for (const offer of open) {
    await moveOffer(tx, offer, { move: 'close', by: 'system', because });
    await publish(tx, offerClosed, { offerId: offer.id });
  }
}
