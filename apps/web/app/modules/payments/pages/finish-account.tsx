import { msg } from '@lingui/core/macro';
import { finishPayoutAccount } from '@souk/contract/modules/payments/accounts';
import { call } from '../../../lib/api.server.ts';
import { ApiProblem, problemText } from '../../../lib/api-problem.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import type { Route } from './+types/finish-account.ts';

export const handle = { access: 'login' };

const home = '/payout-account';

/** The seller is back from the provider's page: the status of their account is fetched. */
export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  const { method: named, ...parameters } = Object.fromEntries(new URL(args.request.url).searchParams);
  const method = named === 'paypal' ? 'paypal' : 'card';
  const finished = await call(args, finishPayoutAccount, { body: { method, parameters } }).catch(
    (error: unknown) => {
      if (!(error instanceof ApiProblem)) throw error;
      throw redirectWithToast(args, home, { tone: 'bad', title: problemText(error) });
    },
  );
  throw finished.is_ready
    ? redirectWithToast(args, home, msg`Your payout account is ready.`)
    : redirectWithToast(args, home, { tone: 'warn', title: msg`Your payout account is not ready yet.` });
}
