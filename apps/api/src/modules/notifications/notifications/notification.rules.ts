import {
  defaultChannels,
  fixedMailKinds,
  type NotificationChannel,
  type NotificationKind,
} from '@souk/contract/modules/notifications/notifications';

interface KindRule {
  /** Label of the mail's button. */
  action: string;
  /** Its mail goes out only if the person has not read it in the product so many minutes later. */
  mailAfterMinutes?: number;
}

/** How each kind's mail looks and when it goes. */
export const kindRules: Record<NotificationKind, KindRule> = {
  offer: { action: 'See the offer' },
  message: { action: 'Read the message', mailAfterMinutes: 10 },
  'ad-approved': { action: 'See your ad' },
  'ad-rejected': { action: 'See your ad' },
  'ad-expired': { action: 'Post it again' },
  'ad-reported': { action: 'See your ad' },
  'saved-search': { action: 'See what is new' },
  wishlist: { action: 'See it' },
  product: { action: 'See your product' },
  food: { action: 'See the food' },
  question: { action: 'Read it' },
  review: { action: 'Read the review' },
  dispute: { action: 'See the dispute' },
  promotion: { action: 'See your plan and boosts' },
  order: { action: 'See the order' },
  payment: { action: 'See where it stands' },
  verification: { action: 'See your profile' },
  approval: { action: 'Look at it' },
  account: { action: 'Open your account' },
};

/** What a person has switched on or off, by kind and channel. */
type Choices = Record<string, Partial<Record<NotificationChannel, boolean | undefined>>>;

/** Whether a channel is used: what can not be switched off, else the person's choice, else the default. */
export function isChosen(
  choices: Choices,
  kind: NotificationKind,
  channel: NotificationChannel,
  wanted: readonly NotificationChannel[] = defaultChannels[kind],
): boolean {
  if (channel === 'mail' && fixedMailKinds.includes(kind)) return true;
  return choices[kind]?.[channel] ?? wanted.includes(channel);
}

/** Keeps a text within its column and says with three dots that it goes on. */
export const shortened = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`;

export const longestSubject = 200;
export const longestText = 2000;

/** Read notifications older than this go. */
export const keptReadDays = 365;
/** Browsers one person may be pushed on; the oldest gives way. */
export const pushSubscriptionsPerUser = 10;
