import { updateRole } from '@souk/contract/modules/admin/roles';
import { carryOut } from '../carry-out.server.ts';
import type { Route } from './+types/update-role.ts';

export const handle = { access: 'admin' };

export const action = (args: Route.ActionArgs) =>
  carryOut(args, updateRole, { params: args.params, back: '/admin/roles' });
