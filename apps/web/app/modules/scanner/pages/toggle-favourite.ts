import { toggleFoodFavourite } from '@souk/contract/modules/scanner/lists';
import { data, redirect } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { loginAddress } from '../../../lib/login-address.ts';
import { safePath } from '../../../lib/safe-path.ts';
import { findViewer } from '../../../lib/session.server.ts';
import { flashToast } from '../../../lib/toast.server.ts';
import type { Route } from './+types/toggle-favourite.ts';

export const loader = ({ params }: Route.LoaderArgs) => redirect(`/food-product-detail/${params.id}`);

const isByScript = (request: Request) => request.headers.get('sec-fetch-dest') === 'empty';

/** Keeps a food among the favourites or takes it out; visitors log in first. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const back = safePath(form.get('back'));
  if (!(await findViewer(args))) return redirect(loginAddress(back));

  const also = { product_id: args.params.id, favorite: form.get('favorite') };
  const done = await submit(args, toggleFoodFavourite, { form: new FormData(), also });
  const problem = done.ok ? '' : (done.problems.form ?? Object.values(done.problems.fields)[0]?.[0] ?? '');
  flashToast(args, done.ok ? { tone: 'good', title: done.message } : { tone: 'bad', title: problem });
  // A script stays where it is: the page's loaders run again and take the toast along.
  return isByScript(args.request) ? data({ ok: done.ok }) : redirect(back);
}
