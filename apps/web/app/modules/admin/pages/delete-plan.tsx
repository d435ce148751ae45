import { deletePlan } from '@souk/contract/modules/admin/plans';
import { carryOut } from '../carry-out.server.ts';
import type { Route } from './+types/delete-plan.ts';

export const handle = { access: 'admin' };

export const action = (args: Route.ActionArgs) =>
  carryOut(args, deletePlan, { params: args.params, back: '/admin/plans' });
