import { addWishlist, removeWishlist } from '@souk/contract/modules/favourites/favourites';
import { safePath } from '@souk/contract/shared/safe-path';
import { data, redirect } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { findViewer } from '../../../lib/session.server.ts';
import { flashToast } from '../../../lib/toast.server.ts';
import type { Route } from './+types/toggle-wishlist.ts';

export const loader = () => redirect('/wishlist');

const isByScript = (request: Request) => request.headers.get('sec-fetch-dest') === 'empty';

/** Puts an item on the wishlist or takes it off; visitors log in first (B-037). */
export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args);
  const back = safePath(form.get('back'));
  const viewer = await findViewer(args);
  if (!viewer) return redirect(`/login?${new URLSearchParams({ back })}`);

  const endpoint = form.get('wish') === 'off' ? removeWishlist : addWishlist;
  const item = { classified_id: form.get('item_id'), module_type: form.get('kind') };
  const done = await submit(args, endpoint, { form: new FormData(), also: item });
  const problem = done.ok ? '' : (done.problems.form ?? Object.values(done.problems.fields)[0]?.[0] ?? '');
  flashToast(args, done.ok ? { tone: 'good', title: done.message } : { tone: 'bad', title: problem });
  // A script stays on its page: the loaders run again and bring the toast.
  return isByScript(args.request) ? data({ ok: done.ok }) : redirect(back);
}
