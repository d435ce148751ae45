import { msg } from '@lingui/core/macro';
import { redirect } from 'react-router';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { changeSearch } from '../change-search.server.ts';
import type { Route } from './+types/rename-saved-search.ts';

export const loader = () => redirect('/saved-searches');

/** Gives a saved search another name. */
export async function action(args: Route.ActionArgs) {
  const name = String((await postedForm(args)).get('name') ?? '').trim();
  if (name === '')
    return redirectWithToast(args, '/saved-searches', { tone: 'bad', title: msg`Name is required.` });
  return changeSearch(args, args.params.id, { name });
}
