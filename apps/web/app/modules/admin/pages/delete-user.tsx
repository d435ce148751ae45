import { deleteUser } from '@souk/contract/modules/admin/users';
import { carryOut } from '../carry-out.server.ts';
import type { Route } from './+types/delete-user.ts';

export const handle = { access: 'admin' };

export const action = (args: Route.ActionArgs) =>
  carryOut(args, deleteUser, { params: args.params, back: '/admin/users' });
