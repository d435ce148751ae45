import type { Endpoint } from '@souk/contract/shared/endpoint';
import { safePath } from '@souk/contract/shared/safe-path';
import { type SubmitOptions, submit } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { wordsOf } from '../../lib/problem-words.ts';
import { requireAdmin } from '../../lib/session.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';

interface Way extends Pick<SubmitOptions, 'params' | 'also'> {
  /** Where to go when the form does not say. */
  back: string;
  /** A form that was read already. */
  form?: FormData;
}

/** Makes a call for an admin and goes back to their page with the API's words, done or refused. */
export async function carryOut(
  args: PageArgs,
  endpoint: Endpoint,
  { back, form: read, ...options }: Way,
): Promise<Response> {
  await requireAdmin(args);
  const form = read ?? (await postedForm(args));
  const typed = form.get('_back');
  const to = typeof typed === 'string' && typed.startsWith('/admin') ? safePath(typed) : back;
  const done = await submit(args, endpoint, { ...options, form });
  return done.ok
    ? redirectWithToast(args, to, done.message)
    : redirectWithToast(args, to, { tone: 'bad', title: wordsOf(done.problems) });
}
