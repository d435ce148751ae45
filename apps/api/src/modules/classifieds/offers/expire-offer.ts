import { clock } from '../../../platform/clock.ts';
import { publish } from '../../../platform/events/events.ts';
import type { TimedMove } from '../../../platform/module.ts';
import { offerClosed } from '../events.ts';
import { lockOffer, moveOffer } from './offer.queries.ts';

/** Ends an offer that was not answered in time. */
export const expireOffer: TimedMove = (db, offerId) =>
  db.transaction(async (tx) => {
    const offer = await lockOffer(tx, offerId);
    if (offer.state !== 'Pending' || offer.expiresAt > clock.now()) return;

    await moveOffer(tx, offer, { move: 'expire', by: 'system', because: 'expired' });
    await publish(tx, offerClosed, { offerId });
  });
