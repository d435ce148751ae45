import { skipMenu } from '@souk/contract/modules/catalogue/menus';
import { redirect } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { requirePrivate } from '../../../lib/session.server.ts';
import { keepMenuSkipped } from '../menu-skipped.server.ts';
import type { Route } from './+types/skip-menu.ts';

export const loader = () => redirect('/intermediate');

/** Goes on without a menu and remembers it for this session. */
export async function action(args: Route.ActionArgs) {
  await requirePrivate(args);
  await call(args, skipMenu);
  keepMenuSkipped(args);
  return redirect('/');
}
