import { rejectAdminPayout } from '@souk/contract/modules/admin/payouts';
import { carryOut } from '../carry-out.server.ts';
import type { Route } from './+types/reject-payout.ts';

export const handle = { access: 'admin' };

export const action = (args: Route.ActionArgs) =>
  carryOut(args, rejectAdminPayout, { params: args.params, back: '/admin/payouts' });
