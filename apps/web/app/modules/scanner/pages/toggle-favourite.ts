import { toggleFoodFavourite } from '@souk/contract/modules/scanner/lists';
import { safePath } from '@souk/contract/shared/safe-path';
import { data, redirect } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import type { Undo } from '../../../lib/flash.ts';
import { loginAddress } from '../../../lib/login-address.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { findViewer } from '../../../lib/session.server.ts';
import { flashToast } from '../../../lib/toast.server.ts';
import type { Route } from './+types/toggle-favourite.ts';

export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(`/food-product-detail/${encodeURIComponent(params.id)}`);

/** Asks for a redirect back. */
const leads = '_leads';

const isByScript = (request: Request) => request.headers.get('sec-fetch-dest') === 'empty';

/** Adds a removed food again; it redirects back, because this address shows nothing. */
const undoOf = (id: string, back: string): Undo => ({
  action: `/food-favourite/${id}`,
  fields: [
    ['favorite', '1'],
    ['back', back],
    [leads, '1'],
  ],
});

/** Keeps a food among the favourites or takes it out; visitors log in first. */
export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args);
  const back = safePath(form.get('back'));
  if (!(await findViewer(args))) return redirect(loginAddress(back));

  const also = { product_id: args.params.id, favorite: form.get('favorite') };
  const done = await submit(args, toggleFoodFavourite, { form: new FormData(), also });
  const problem = done.ok ? '' : (done.problems.form ?? Object.values(done.problems.fields)[0]?.[0] ?? '');
  const undo = form.get('favorite') === '0' ? { undo: undoOf(args.params.id, back) } : {};
  flashToast(
    args,
    done.ok ? { tone: 'good', title: done.message, ...undo } : { tone: 'bad', title: problem },
  );
  // A script stays on its page: the loaders run again and bring the toast.
  return isByScript(args.request) && !form.has(leads) ? data({ ok: done.ok }) : redirect(back);
}
