import { changeCommissionRule } from '@souk/contract/modules/admin/commissions';
import { carryOut } from '../carry-out.server.ts';
import type { Route } from './+types/update-commission.ts';

export const handle = { access: 'admin' };

export const action = (args: Route.ActionArgs) =>
  carryOut(args, changeCommissionRule, { params: args.params, back: '/admin/commissions' });
