import { createSavedSearch } from '@souk/contract/modules/favourites/saved-searches';
import { redirect } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { pageStateOf } from '../../../lib/page-state.server.ts';
import { safePath } from '../../../lib/safe-path.ts';
import { findViewer, requirePrivate } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { listingTitle } from '../listing-words.ts';
import { loginAddress } from '../login-address.ts';
import { readSavedSearch } from '../read-saved-search.server.ts';
import type { Route } from './+types/save-search.ts';

export const handle = { access: 'private', screen: 'ClassifiedListing' };

export const loader = () => redirect('/classifieds');

/** Saves the list that the visitor came from as a search. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const back = safePath(form.get('back'));
  if (!(await findViewer(args))) return redirect(loginAddress(back));
  await requirePrivate(args);

  const search = await readSavedSearch(args, back);
  const { i18n } = pageStateOf(args);
  const saved = await submit(args, createSavedSearch, {
    form: new FormData(),
    also: {
      name: listingTitle(search, i18n).slice(0, 100),
      module_type: 'classified',
      query: search.query,
      ...(search.category ? { category_id: search.category.id } : {}),
    },
  });
  if (saved.ok) return redirectWithToast(args, back, saved.message);
  const { form: refusal, fields } = saved.problems;
  return redirectWithToast(args, back, {
    tone: 'bad',
    title: refusal ?? Object.values(fields)[0]?.[0] ?? '',
  });
}
