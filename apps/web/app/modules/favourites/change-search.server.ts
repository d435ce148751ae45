import { updateSavedSearch } from '@souk/contract/modules/favourites/saved-searches';
import { submit } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { requirePrivate } from '../../lib/session.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';

/** Changes one saved search and goes back to the list, which shows a refusal. */
export async function changeSearch(args: PageArgs, id: string, changes: Record<string, unknown>) {
  await requirePrivate(args);
  const saved = await submit(args, updateSavedSearch, {
    params: { id },
    form: new FormData(),
    also: changes,
  });
  if (saved.ok) return redirectWithToast(args, '/saved-searches', saved.message);
  const title = saved.problems.form ?? Object.values(saved.problems.fields)[0]?.[0] ?? '';
  return redirectWithToast(args, '/saved-searches', { tone: 'bad', title });
}
