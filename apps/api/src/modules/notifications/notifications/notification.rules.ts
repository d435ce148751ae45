import type { NotificationKind } from '@souk/contract/modules/notifications/notifications';

/** News of these kinds is mailed only if it was not read in the product within this many minutes. */
export const mailAfterMinutes: Partial<Record<NotificationKind, number>> = { message: 10 };

/** Cuts a text to its column's length, with three dots at the end. */
export const shortened = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`;

export const longestSubject = 200;
export const longestText = 2000;

/** Read notifications older than this are deleted. */
export const keptReadDays = 365;
/** Browsers per user that get push messages; the oldest is dropped. */
export const pushSubscriptionsPerUser = 10;
