import { defineEvent } from '../../platform/events/events.ts';

/** The public part of a business's address has changed. */
export const businessMoved = defineEvent<{ userId: number }>('sellers.business-moved');
