import { msg } from '@lingui/core/macro';
import { getPaypalLogin, takePaypalCode } from '@souk/contract/modules/payments/methods';
import { redirectDocument } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { ApiProblem, problemText } from '../../../lib/api-problem.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import type { Route } from './+types/paypal-method.ts';

export const handle = { access: 'login' };

const home = '/payment-methods';
const here = '/payment-methods/paypal';

const refused = (args: Route.LoaderArgs | Route.ActionArgs, error: unknown): Response => {
  if (!(error instanceof ApiProblem)) throw error;
  return redirectWithToast(args, home, { tone: 'bad', title: problemText(error) });
};

/** The owner is back from the approval page; the API checks the state that came along. */
export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  const asked = new URL(args.request.url).searchParams;
  const code = asked.get('token');
  if (!code) throw redirectWithToast(args, home, { tone: 'warn', title: msg`Nothing was saved.` });
  try {
    await call(args, takePaypalCode, { body: { code, state: asked.get('state') ?? '' } });
  } catch (error) {
    throw refused(args, error);
  }
  throw redirectWithToast(args, home, msg`Card saved successfully.`);
}

/** Redirects to the page where a PayPal-type account is approved. */
export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  try {
    const { url } = await call(args, getPaypalLogin, { query: { return_url: here } });
    return redirectDocument(url);
  } catch (error) {
    return refused(args, error);
  }
}
