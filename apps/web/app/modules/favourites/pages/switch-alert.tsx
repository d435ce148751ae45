import { redirect } from 'react-router';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { changeSearch } from '../change-search.server.ts';
import type { Route } from './+types/switch-alert.ts';

export const loader = () => redirect('/saved-searches');

/** Turns the alert of a saved search on or off. */
export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args);
  return changeSearch(args, args.params.id, { notify: form.get('notify') === 'on' ? '1' : '0' });
}
