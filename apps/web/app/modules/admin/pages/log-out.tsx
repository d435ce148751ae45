import { logout } from '@souk/contract/modules/identity/sessions';
import { redirect } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import type { Route } from './+types/log-out.ts';

export const handle = { access: 'public' };

export async function action(args: Route.ActionArgs) {
  await call(args, logout);
  return redirect('/admin/login');
}
