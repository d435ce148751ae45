import { logout } from '@souk/contract/modules/identity/sessions';
import { redirect } from 'react-router';
import { submit } from '../../lib/api.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import type { Route } from './+types/logout.ts';
import { forgetSessionFlags } from './session-cookies.server.ts';

export const loader = () => redirect('/');

/** Ends the session, clears what the browser stored and reloads at / (B-056). */
export async function action(args: Route.ActionArgs) {
  const done = await submit(args, logout);
  forgetSessionFlags(args);
  const answer = redirectWithToast(
    args,
    '/',
    done.ok ? done.message : { tone: 'bad', title: done.problems.form ?? '' },
  );
  answer.headers.set('clear-site-data', '"storage"');
  return answer;
}
