import { endActing } from '@souk/contract/modules/admin/sessions';
import { redirect } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { takeBack } from '../desk-cookie.server.ts';
import type { Route } from './+types/end-acting.ts';

export const handle = { access: 'login' };

export async function action(args: Route.ActionArgs) {
  const viewer = await requireUser(args);
  if (!viewer.acting_admin) return redirect('/');
  const done = await submit(args, endActing);
  const isBack = takeBack(args);
  if (!done.ok || !isBack) return redirect('/admin/login');
  return redirectWithToast(args, `/admin/users/${viewer.user_id}`, done.message);
}
