import { completeProfileSetup } from '@souk/contract/modules/sellers/setup';
import { redirect } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import type { Route } from './+types/complete-setup.ts';

export const handle = { access: 'login', screen: 'ProfileSetup' };

export const loader = () => redirect('/profile-setup');

/** Ends the wizard once every step is done. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireUser(args);
  const completed = await submit(args, completeProfileSetup);
  if (!completed.ok)
    return redirectWithToast(args, '/profile-setup', { tone: 'bad', title: completed.problems.form ?? '' });
  return redirectWithToast(
    args,
    viewer.seller_type === 'private' ? '/profile' : '/dashboards',
    completed.message,
  );
}
