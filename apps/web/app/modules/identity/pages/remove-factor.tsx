import { removeSecondFactor } from '@souk/contract/modules/identity/second-factors';
import { redirect } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { wordsOf } from '../../../lib/problem-words.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { anewFor } from '../ask-anew.server.ts';
import type { Route } from './+types/remove-factor.ts';

export const handle = { access: 'login', screen: 'Security' };

export const loader = () => redirect('/security');

/** Removes a second factor. */
export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const done = await submit(args, removeSecondFactor, { params: { factor_id: args.params.factorId } });
  const anew = anewFor(done, '/security');
  if (anew) return anew;
  if (!done.ok) return redirectWithToast(args, '/security', { tone: 'bad', title: wordsOf(done.problems) });
  return redirectWithToast(args, '/security', done.message);
}
