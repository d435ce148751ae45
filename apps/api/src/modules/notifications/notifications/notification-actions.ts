import type { NotificationKind } from '@souk/contract/modules/notifications/notifications';

type Actions = Partial<Record<NotificationKind, string>>;

/** Kinds that services send themselves; each trade registers its own. */
const actions: Actions = {
  message: 'Read the message',
  'saved-search': 'See what is new',
  wishlist: 'See it',
  question: 'Read it',
  review: 'Read the review',
  dispute: 'See the dispute',
  promotion: 'See your plan and boosts',
  payment: 'See where it stands',
  verification: 'See your profile',
  approval: 'Look at it',
  account: 'Open your account',
};

/** Names the buttons under mails of a module's own kinds. */
export function registerActions(named: Actions): void {
  Object.assign(actions, named);
}

export const actionOf = (kind: NotificationKind): string => actions[kind] ?? 'See it';
