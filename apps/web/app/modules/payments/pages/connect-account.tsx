import { connectCardAccount, connectPaypalAccount } from '@souk/contract/modules/payments/accounts';
import { redirectDocument } from 'react-router';
import { call, codeOf } from '../../../lib/api.server.ts';
import { ApiProblem, problemText } from '../../../lib/api-problem.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireBusiness } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { anewForRefusal } from '../../identity/index.server.ts';
import type { Route } from './+types/connect-account.ts';

export const handle = { access: 'business:*' };

const home = '/payout-account';
const backFrom = (method: 'card' | 'paypal') => `${home}/finish?method=${method}`;

const urlOf = async (args: Route.ActionArgs, isPaypal: boolean, password: string): Promise<string> => {
  const reply = isPaypal
    ? await call(args, connectPaypalAccount, { body: { password, return_url: backFrom('paypal') } })
    : await call(args, connectCardAccount, {
        body: { password, return_url: backFrom('card'), refresh_url: home },
      });
  return reply.url;
};

/** Redirects to the provider's own page, where a seller opens or completes their account. */
export async function action(args: Route.ActionArgs) {
  await requireBusiness(args);
  const form = await postedForm(args);
  try {
    return redirectDocument(
      await urlOf(args, form.get('method') === 'paypal', String(form.get('password') ?? '')),
    );
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (codeOf(error) === 'authentication-too-old') return anewForRefusal(error, home);
    return redirectWithToast(args, home, { tone: 'bad', title: problemText(error) });
  }
}
