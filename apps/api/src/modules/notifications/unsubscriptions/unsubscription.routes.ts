import * as contract from '@souk/contract/modules/notifications/unsubscriptions';
import type { Api } from '../../../platform/http/api.ts';
import { inLanguage } from '../../../platform/texts/in-language.ts';
import { getUser } from '../../identity/index.ts';
import { isChosen, rulesOf } from '../kinds/kind.rules.ts';
import { unsubscribe } from './unsubscribe.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/** Enough of an address for its owner to recognise it: `a•••@example.com`. */
const hidden = (email: string): string => email.replace(/^(.).*@/, '$1•••@');

export function unsubscriptionRoutes(api: Api) {
  api.answer(contract.showUnsubscription, async ({ db, query, language }) => {
    const { userId, kind } = await readUnsubscribeToken(db, query.token);
    const user = await getUser(db, userId);
    const words = inLanguage(rulesOf(kind).words, language);
    return { kind, words, email: hidden(user.email), is_on: isChosen(user.notify, kind, 'mail') };
  });

  api.answer(contract.unsubscribe, async ({ db, body }) => {
    await unsubscribe(db, body.token);
    return null;
  });
}
