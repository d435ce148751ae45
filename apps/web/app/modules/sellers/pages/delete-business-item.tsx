import { data, redirect } from 'react-router';
import { removeItem } from '../remove-item.server.ts';
import { findBusinessRemoval } from '../save-business.server.ts';
import type { Route } from './+types/delete-business-item.ts';

export const handle = { access: 'business:*', screen: 'EditBusinessProfile' };

export const loader = () => redirect('/edit-business-Profile');

/** Deletes one row of a section. */
export function action(args: Route.ActionArgs) {
  const endpoint = findBusinessRemoval(args.params.section);
  if (!endpoint) throw data(null, { status: 404 });
  return removeItem(args, endpoint, { id: args.params.id });
}
