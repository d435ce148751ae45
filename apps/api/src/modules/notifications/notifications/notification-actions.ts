import type { NotificationKind } from '@souk/contract/modules/notifications/notifications';
import { type Said, say } from '../../../platform/texts/say.ts';

type Actions = Partial<Record<NotificationKind, Said>>;

/** Kinds that services send themselves; each trade registers its own. */
const actions: Actions = {
  message: say`Read the message`,
  'saved-search': say`See what is new`,
  wishlist: say`See it`,
  question: say`Read it`,
  review: say`Read the review`,
  dispute: say`See the dispute`,
  promotion: say`See your plan and boosts`,
  payment: say`See where it stands`,
  verification: say`See your profile`,
  approval: say`Look at it`,
  account: say`Open your account`,
};

/** Names the buttons under mails of a module's own kinds. */
export function registerActions(named: Actions): void {
  Object.assign(actions, named);
}

export const actionOf = (kind: NotificationKind): Said => actions[kind] ?? say`See it`;
