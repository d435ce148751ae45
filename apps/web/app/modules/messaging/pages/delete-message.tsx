import { deleteMessage } from '@souk/contract/modules/messaging/messages';
import { redirect } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { safePath } from '../../../lib/safe-path.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { problemOf } from '../problem-of.ts';
import type { Route } from './+types/delete-message.ts';

export const handle = { access: 'login' };

export const loader = () => redirect('/messages');

/** Takes back an own message and goes back to its conversation. */
export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const form = await args.request.formData();
  const back = safePath(form.get('_back'));
  const deleted = await submit(args, deleteMessage, { params: { id: String(form.get('_id')) }, form });
  if (deleted.ok) return redirectWithToast(args, back, deleted.message);
  return redirectWithToast(args, back, { tone: 'bad', title: problemOf(deleted.problems) });
}
