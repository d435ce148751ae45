import {
  defaultChannels,
  fixedMailKinds,
  type NotificationChannel,
  type NotificationKind,
} from '@souk/contract/modules/notifications/notifications';

/** News of these kinds is mailed only if it was not read in the product so many minutes later. */
export const mailAfterMinutes: Partial<Record<NotificationKind, number>> = { message: 10 };

/** What a person has switched on or off, by kind and channel. */
type Choices = Record<string, Partial<Record<NotificationChannel, boolean | undefined>>>;

/** Whether a channel is used: what cannot be switched off, else the person's choice, else the default. */
export function isChosen(
  choices: Choices,
  kind: NotificationKind,
  channel: NotificationChannel,
  wanted: readonly NotificationChannel[] = defaultChannels[kind],
): boolean {
  if (channel === 'mail' && fixedMailKinds.includes(kind)) return true;
  return choices[kind]?.[channel] ?? wanted.includes(channel);
}

/** Cuts a text to its column's length, with three dots at the end. */
export const shortened = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`;

export const longestSubject = 200;
export const longestText = 2000;

/** Read notifications older than this go. */
export const keptReadDays = 365;
/** Browsers one person may be pushed on; the oldest gives way. */
export const pushSubscriptionsPerUser = 10;
