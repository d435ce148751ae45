import { deleteRole } from '@souk/contract/modules/admin/roles';
import { carryOut } from '../carry-out.server.ts';
import type { Route } from './+types/delete-role.ts';

export const handle = { access: 'admin' };

export const action = (args: Route.ActionArgs) =>
  carryOut(args, deleteRole, { params: args.params, back: '/admin/roles' });
