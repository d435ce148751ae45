import type { NotificationKind } from '@souk/contract/modules/notifications/notifications';

/** News of these kinds is mailed only if it was not read in the product so many minutes later. */
export const mailAfterMinutes: Partial<Record<NotificationKind, number>> = { message: 10 };

/** Cuts a text to its column's length, with three dots at the end. */
export const shortened = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`;

export const longestSubject = 200;
export const longestText = 2000;

/** Read notifications older than this go. */
export const keptReadDays = 365;
/** Browsers one person may be pushed on; the oldest gives way. */
export const pushSubscriptionsPerUser = 10;
