import { actAs } from '@souk/contract/modules/admin/sessions';
import { submit } from '../../../lib/api.server.ts';
import { wordsOf } from '../../../lib/problem-words.ts';
import { requireAdmin } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { deskSessionOf, layAside } from '../desk-cookie.server.ts';
import type { Route } from './+types/act-as.ts';

export const handle = { access: 'admin' };

export async function action(args: Route.ActionArgs) {
  await requireAdmin(args);
  const own = deskSessionOf(args);
  const done = await submit(args, actAs, { params: args.params });
  if (!done.ok)
    return redirectWithToast(args, `/admin/users/${encodeURIComponent(args.params.id)}`, {
      tone: 'bad',
      title: wordsOf(done.problems),
    });
  layAside(args, own);
  return redirectWithToast(args, '/', done.message);
}
