import * as contract from '@souk/contract/modules/notifications/unsubscriptions';
import type { Api } from '../../../platform/http/api.ts';
import { getUser } from '../../identity/index.ts';
import { isChosen } from '../notifications/notification.rules.ts';
import { unsubscribe } from './unsubscribe.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/** Enough of an address for its owner to recognise it: `a•••@example.com`. */
const hidden = (email: string): string => email.replace(/^(.).*@/, '$1•••@');

export function unsubscriptionRoutes(api: Api) {
  api.answer(contract.showUnsubscription, async ({ db, query }) => {
    const { userId, kind } = await readUnsubscribeToken(db, query.token);
    const user = await getUser(db, userId);
    return { kind, email: hidden(user.email), is_on: isChosen(user.notify, kind, 'mail') };
  });

  api.answer(contract.unsubscribe, async ({ db, body }) => {
    await unsubscribe(db, body.token);
    return null;
  });
}
