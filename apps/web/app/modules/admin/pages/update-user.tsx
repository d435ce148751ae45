import { updateUser } from '@souk/contract/modules/admin/users';
import { carryOut } from '../carry-out.server.ts';
import type { Route } from './+types/update-user.ts';

export const handle = { access: 'admin' };

export const action = (args: Route.ActionArgs) =>
  carryOut(args, updateUser, { params: args.params, back: `/admin/users/${args.params.id}` });
