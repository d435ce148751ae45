import { defineEvent } from '../../platform/events/events.ts';

/** An ad waits for an admin's approval: a new one, an edited one, or one posted again. */
export const adSubmitted = defineEvent<{ adId: number; ownerId: number }>('classifieds.ad-submitted');

/** A user reported an ad to the admins. */
export const adReported = defineEvent<{ adId: number; reportId: number }>('classifieds.ad-reported');

/** An offer was rejected by its timer, or because its ad ended. */
export const offerClosed = defineEvent<{ offerId: number }>('classifieds.offer-closed');
