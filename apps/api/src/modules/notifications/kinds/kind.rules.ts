import type {
  NotificationChannel,
  NotificationKind,
} from '@souk/contract/modules/notifications/notifications';
import type { Said } from '../../../platform/texts/say.ts';

/** What a module says of a kind of news that it sends. */
export interface KindRules {
  /** What it is about, as its switches are labelled. */
  words: Said;
  /** The button under its mails. */
  action: Said;
  /** The channels of users who have chosen nothing. */
  channels: readonly NotificationChannel[];
  /** Its mails concern the security of the account and cannot be switched off. */
  isMailFixed?: boolean;
  isForAdmins?: boolean;
}

const kinds = new Map<NotificationKind, KindRules>();

/** Registers the kinds of news that a module sends, each by one module. */
export function registerKinds(own: Partial<Record<NotificationKind, KindRules>>): void {
  for (const [kind, rules] of Object.entries(own) as [NotificationKind, KindRules][]) {
    if (kinds.has(kind)) throw new Error(`two modules send news of the kind ${kind}`);
    kinds.set(kind, rules);
  }
}

export function rulesOf(kind: NotificationKind): KindRules {
  const rules = kinds.get(kind);
  if (!rules) throw new Error(`no module sends news of the kind ${kind}`);
  return rules;
}

/** What a user has switched on or off, by kind and channel. */
export type Choices = Record<string, Partial<Record<NotificationChannel, boolean | undefined>>>;

export const isFixed = (kind: NotificationKind, channel: NotificationChannel): boolean =>
  channel === 'mail' && rulesOf(kind).isMailFixed === true;

/** Whether a channel is used: what cannot be switched off, else the user's choice, else the default. */
export function isChosen(
  choices: Choices,
  kind: NotificationKind,
  channel: NotificationChannel,
  wanted: readonly NotificationChannel[] = rulesOf(kind).channels,
): boolean {
  return isFixed(kind, channel) || (choices[kind]?.[channel] ?? wanted.includes(channel));
}
