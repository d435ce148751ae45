import { deleteSavedSearch, getSavedSearch } from '@souk/contract/modules/favourites/saved-searches';
import { redirect } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { ApiProblem } from '../../../lib/api-problem.ts';
import { requirePrivate } from '../../../lib/session.server.ts';
import { SavedSearchList } from '../components/saved-search-list.tsx';
import { loadSavedSearches } from '../load-saved-searches.server.ts';
import type { Route } from './+types/delete-saved-search.ts';

export const handle = { access: 'private', screen: 'SavedSearches' };

export async function loader(args: Route.LoaderArgs) {
  await requirePrivate(args);
  return { searches: await loadSavedSearches(args) };
}

/** Deletes a search and keeps a copy on the next page, so that it can be restored. */
export async function action(args: Route.ActionArgs) {
  await requirePrivate(args);
  const params = { id: args.params.id };
  try {
    const { name, module_type, category_id, query, notify } = await call(args, getSavedSearch, { params });
    await call(args, deleteSavedSearch, { params });
    return { name, copy: JSON.stringify({ name, module_type, category_id, query, notify }) };
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 404) throw error;
    return redirect('/saved-searches');
  }
}

export default function DeleteSavedSearch({ loaderData, actionData }: Route.ComponentProps) {
  return <SavedSearchList searches={loaderData.searches} deleted={actionData} />;
}
