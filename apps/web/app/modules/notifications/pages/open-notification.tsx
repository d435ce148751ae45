import { markNotificationRead } from '@souk/contract/modules/notifications/notifications';
import { safePath } from '@souk/contract/shared/safe-path';
import { redirect } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import type { Route } from './+types/open-notification.ts';

export const handle = { access: 'login' };

export const loader = () => redirect('/notifications');

/** Marks a notification read and opens its page, or goes back to the list (B-095, reading A-32). */
export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const form = await postedForm(args);
  const back = safePath(form.get('_back') ?? '/notifications');
  const marked = await submit(args, markNotificationRead, { params: { id: String(form.get('_id')) }, form });
  if (!marked.ok) return redirectWithToast(args, back, { tone: 'bad', title: marked.problems.form ?? '' });
  const { destination_url } = marked.reply;
  return redirect(destination_url ? safePath(destination_url) : back);
}
