import { defineEvent } from '../../platform/events/events.ts';

export const userRegistered = defineEvent<{ userId: number }>('identity.user-registered');
/** The account may do everything from now on; once per account. */
export const userActivated = defineEvent<{ userId: number }>('identity.user-activated');
export const userBlocked = defineEvent<{ userId: number }>('identity.user-blocked');
export const userUnblocked = defineEvent<{ userId: number }>('identity.user-unblocked');
/** The account was deleted; every module erases what the law does not require it to keep. */
export const userDeleted = defineEvent<{ userId: number }>('identity.user-deleted');
/** Identity itself mails the notice of it. */
export const passwordChanged = defineEvent<{ userId: number }>('identity.password-changed');
