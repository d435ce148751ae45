import { defineEvent } from '../../platform/events/events.ts';

export const userRegistered = defineEvent<{ userId: number }>('identity.user-registered');
export const userBlocked = defineEvent<{ userId: number }>('identity.user-blocked');
export const userUnblocked = defineEvent<{ userId: number }>('identity.user-unblocked');
/** The account is gone; every module forgets what the law does not make it keep. */
export const userDeleted = defineEvent<{ userId: number }>('identity.user-deleted');
/** A channel's link or code was asked for; carries no secret. */
export const passwordChanged = defineEvent<{ userId: number }>('identity.password-changed');
