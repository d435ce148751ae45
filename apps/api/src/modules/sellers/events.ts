import { defineEvent } from '../../platform/events/events.ts';

/** What the public sees of a business's place has changed. */
export const businessMoved = defineEvent<{ userId: number }>('sellers.business-moved');
