import { subscribeNewsletter } from '@souk/contract/modules/pages/contacts';
import { safePath } from '@souk/contract/shared/safe-path';
import { data, redirect } from 'react-router';
import { submit } from '../../lib/api.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { flashToast } from '../../lib/toast.server.ts';
import type { NewsletterReply } from '../../shell/footer/newsletter.tsx';
import type { Route } from './+types/newsletter.ts';

export const loader = () => redirect('/');

/** Whether a script posted the form; a plain form returns to its page with a toast. */
const isByScript = (request: Request) => request.headers.get('sec-fetch-dest') === 'empty';

/** Subscribes an address to the newsletter (B-073). */
export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args);
  const done = await submit(args, subscribeNewsletter, { form });
  if (!isByScript(args.request)) {
    const problem = done.ok ? undefined : (Object.values(done.problems.fields)[0]?.[0] ?? done.problems.form);
    flashToast(args, { tone: done.ok ? 'good' : 'bad', title: done.ok ? done.message : (problem ?? '') });
    return redirect(safePath(form.get('_back')));
  }
  const reply: NewsletterReply = done.ok ? { message: done.message } : { problems: done.problems };
  return data(reply, done.ok ? {} : { status: done.status });
}
