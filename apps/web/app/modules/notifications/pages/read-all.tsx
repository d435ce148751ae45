import { markAllNotificationsRead } from '@souk/contract/modules/notifications/notifications';
import { redirect } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import type { Route } from './+types/read-all.ts';

export const handle = { access: 'login' };

export const loader = () => redirect('/notifications');

/** Marks every notification read. */
export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const marked = await submit(args, markAllNotificationsRead);
  if (marked.ok) return redirectWithToast(args, '/notifications', marked.message);
  return redirectWithToast(args, '/notifications', { tone: 'bad', title: marked.problems.form ?? '' });
}
