import { requirePrivate } from '../../../lib/session.server.ts';
import { SavedSearchList } from '../components/saved-search-list.tsx';
import { loadSavedSearches } from '../load-saved-searches.server.ts';
import type { Route } from './+types/saved-searches.ts';

export const handle = { access: 'private', screen: 'SavedSearches' };

export async function loader(args: Route.LoaderArgs) {
  await requirePrivate(args);
  return { searches: await loadSavedSearches(args) };
}

export default function SavedSearches({ loaderData }: Route.ComponentProps) {
  return <SavedSearchList searches={loaderData.searches} />;
}
