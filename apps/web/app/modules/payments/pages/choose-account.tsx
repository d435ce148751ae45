import { choosePayoutAccount } from '@souk/contract/modules/payments/accounts';
import { submit } from '../../../lib/api.server.ts';
import { wordsOf } from '../../../lib/problem-words.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { anewFor } from '../../identity/index.server.ts';
import type { Route } from './+types/choose-account.ts';

export const handle = { access: 'login' };

export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const chosen = await submit(args, choosePayoutAccount);
  const anew = anewFor(chosen, '/payout-account');
  if (anew) return anew;
  return chosen.ok
    ? redirectWithToast(args, '/payout-account', chosen.message)
    : redirectWithToast(args, '/payout-account', { tone: 'bad', title: wordsOf(chosen.problems) });
}
