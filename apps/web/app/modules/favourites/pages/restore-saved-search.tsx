import { createSavedSearch } from '@souk/contract/modules/favourites/saved-searches';
import { redirect } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requirePrivate } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import type { Route } from './+types/restore-saved-search.ts';

const home = '/saved-searches';

export const loader = () => redirect(home);

function copyIn(text: FormDataEntryValue | null): Record<string, unknown> {
  try {
    const copy: unknown = JSON.parse(String(text));
    return typeof copy === 'object' && copy !== null ? { ...copy } : {};
  } catch {
    return {};
  }
}

/** Restores a search that was just deleted. */
export async function action(args: Route.ActionArgs) {
  await requirePrivate(args);
  const copy = copyIn((await postedForm(args)).get('copy'));
  const saved = await submit(args, createSavedSearch, { form: new FormData(), also: copy });
  if (saved.ok) return redirectWithToast(args, home, saved.message);
  const title = saved.problems.form ?? Object.values(saved.problems.fields)[0]?.[0] ?? '';
  return redirectWithToast(args, home, { tone: 'bad', title });
}
