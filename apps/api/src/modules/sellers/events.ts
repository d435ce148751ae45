import { defineEvent } from '../../platform/events/events.ts';

/** The public part of a business's address has changed. */
export const businessMoved = defineEvent<{ userId: number }>('sellers.business-moved');

/** A business is open at other hours. */
export const openingHoursChanged = defineEvent<{ userId: number }>('sellers.opening-hours-changed');
