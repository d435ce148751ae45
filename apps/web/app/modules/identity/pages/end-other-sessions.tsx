import { revokeOtherSessions } from '@souk/contract/modules/identity/sessions';
import { redirect } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import type { Route } from './+types/end-other-sessions.ts';

export const handle = { access: 'login', screen: 'Sessions' };

export const loader = () => redirect('/sessions');

/** Signs out every device but this one. */
export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const ended = await submit(args, revokeOtherSessions);
  if (!ended.ok)
    return redirectWithToast(args, '/sessions', { tone: 'bad', title: ended.problems.form ?? '' });
  return redirectWithToast(args, '/sessions', ended.message);
}
