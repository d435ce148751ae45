import { defineEvent } from '../../platform/events/events.ts';

/** What customers may know of somebody who works in a business has changed. */
export const personDescribed = defineEvent<{ userId: number }>('appointments.person-described');
