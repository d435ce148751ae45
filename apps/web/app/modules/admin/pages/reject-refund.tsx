import { rejectAdminRefund } from '@souk/contract/modules/admin/refunds';
import { carryOut } from '../carry-out.server.ts';
import type { Route } from './+types/reject-refund.ts';

export const handle = { access: 'admin' };

export const action = (args: Route.ActionArgs) =>
  carryOut(args, rejectAdminRefund, { params: args.params, back: '/admin/refunds' });
