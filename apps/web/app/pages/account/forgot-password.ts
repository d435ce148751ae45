import { forgotPassword } from '@souk/contract/modules/identity/passwords';
import { data, redirect } from 'react-router';
import { submit } from '../../lib/api.server.ts';
import { flashToast } from '../../lib/toast.server.ts';
import type { Route } from './+types/forgot-password.ts';

export const loader = () => redirect('/login?view=forgot');

const isByScript = (request: Request) => request.headers.get('sec-fetch-dest') === 'empty';

/** Mails a link for a new password and shows the server's message (B-049). */
export async function action(args: Route.ActionArgs) {
  const done = await submit(args, forgotPassword);
  if (isByScript(args.request)) {
    const reply = done.ok ? { message: done.message } : { problems: done.problems };
    return data(reply, done.ok ? {} : { status: done.status });
  }
  const problem = done.ok ? undefined : (Object.values(done.problems.fields)[0]?.[0] ?? done.problems.form);
  flashToast(args, { tone: done.ok ? 'good' : 'bad', title: done.ok ? done.message : (problem ?? '') });
  return redirect(done.ok ? '/login' : '/login?view=forgot');
}
