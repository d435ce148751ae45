import { createSavedSearch } from '@souk/contract/modules/favourites/saved-searches';
import { safePath } from '@souk/contract/shared/safe-path';
import { redirect } from 'react-router';
import { submit } from '../../lib/api.server.ts';
import { loginAddress } from '../../lib/login-address.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { findViewer, requirePrivate } from '../../lib/session.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { categoryAt, type ListSource, loadListingCategories } from '../search/index.server.ts';
import { callBody, type ListPath, readFilters } from '../search/index.ts';

/** A list's address as a search to be saved. */
async function readSearch<P extends ListPath>(args: PageArgs, source: ListSource<P>, address: string) {
  const { pathname, searchParams } = new URL(address, 'http://souk.invalid');
  const path = source.parse(pathname);
  const category = categoryAt(await loadListingCategories(args, source.trade), path) ?? null;
  const filters = { ...(path?.keyword ? { keyword: path.keyword } : {}), ...readFilters(searchParams) };
  const titled = {
    filters,
    category,
    group: null,
    businessName: null,
    screen: path?.screen ?? 'filter',
    template: path?.template ?? null,
  };
  return {
    titled,
    query: { ...callBody(filters), ...(category ? { category_id: category.id } : {}) },
    category,
  };
}

/** Saves the list that the visitor came from as a search. */
export async function saveSearch<P extends ListPath>(args: PageArgs, source: ListSource<P>) {
  const form = await postedForm(args);
  const back = safePath(form.get('back'));
  if (!(await findViewer(args))) return redirect(loginAddress(back));
  await requirePrivate(args);

  const { titled, query, category } = await readSearch(args, source, back);
  const saved = await submit(args, createSavedSearch, {
    form: new FormData(),
    also: {
      name: source.titleOf(titled, pageStateOf(args).i18n).slice(0, 100),
      module_type: source.trade,
      query,
      ...(category ? { category_id: category.id } : {}),
    },
  });
  if (saved.ok) return redirectWithToast(args, back, saved.message);
  const { form: refusal, fields } = saved.problems;
  const title = refusal ?? Object.values(fields)[0]?.[0] ?? '';
  return redirectWithToast(args, back, { tone: 'bad', title });
}
