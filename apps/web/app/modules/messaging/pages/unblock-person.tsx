import { msg } from '@lingui/core/macro';
import { unblockMessages } from '@souk/contract/modules/messaging/blocks';
import { redirect } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { pageStateOf } from '../../../lib/page-state.server.ts';
import { safePath } from '../../../lib/safe-path.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { problemOf } from '../problem-of.ts';
import type { Route } from './+types/unblock-person.ts';

export const handle = { access: 'login' };

export const loader = () => redirect('/messages');

/** Lets a blocked person write again and goes back to the conversation. */
export async function action(args: Route.ActionArgs) {
  await requireUser(args);
  const form = await args.request.formData();
  const back = safePath(form.get('_back'));
  const params = { user_id: String(form.get('_user_id')) };
  const unblocked = await submit(args, unblockMessages, { params, form });
  if (unblocked.ok)
    return redirectWithToast(args, back, pageStateOf(args).i18n._(msg`You can write to this person again.`));
  return redirectWithToast(args, back, { tone: 'bad', title: problemOf(unblocked.problems) });
}
