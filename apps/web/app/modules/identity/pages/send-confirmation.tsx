import { sendConfirmation } from '@souk/contract/modules/identity/profiles';
import { redirect } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { wordsOf } from '../../../lib/problem-words.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { nextOf } from '../with-next.ts';
import type { Route } from './+types/send-confirmation.ts';

export const handle = { access: 'login', screen: 'ConfirmEmail' };

export const loader = () => redirect('/');

/** Sends the link that confirms the account's e-mail again. */
export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const next = nextOf(args.request);
  const sent = await submit(args, sendConfirmation);
  if (!sent.ok) return redirectWithToast(args, next, { tone: 'bad', title: wordsOf(sent.problems) });
  return redirectWithToast(args, next, sent.message);
}
