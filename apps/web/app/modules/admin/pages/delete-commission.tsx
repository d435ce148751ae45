import { dropCommissionRule } from '@souk/contract/modules/admin/commissions';
import { carryOut } from '../carry-out.server.ts';
import type { Route } from './+types/delete-commission.ts';

export const handle = { access: 'admin' };

export const action = (args: Route.ActionArgs) =>
  carryOut(args, dropCommissionRule, { params: args.params, back: '/admin/commissions' });
