import { passkeyLogin } from '@souk/contract/modules/identity/second-factors';
import { safePath } from '@souk/contract/shared/safe-path';
import { redirect } from 'react-router';
import { submit } from '../../lib/api.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import type { Route } from './+types/passkey-login.ts';
import { enter } from './sign-in.server.ts';

export const loader = () => redirect('/login');

/** Signs in with what the visitor's passkey has answered. */
export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args);
  const done = await submit(args, passkeyLogin, { form });
  const back = safePath(form.get('_back'));
  if (!done.ok) {
    const title = done.problems.form ?? Object.values(done.problems.fields)[0]?.[0] ?? '';
    return redirectWithToast(args, '/login', { tone: 'bad', title });
  }
  return enter(args, { user: done.reply, via: 'password', back, message: done.message });
}
