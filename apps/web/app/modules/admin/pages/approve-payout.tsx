import { approveAdminPayout } from '@souk/contract/modules/admin/payouts';
import { carryOut } from '../carry-out.server.ts';
import type { Route } from './+types/approve-payout.ts';

export const handle = { access: 'admin' };

export const action = (args: Route.ActionArgs) =>
  carryOut(args, approveAdminPayout, { params: args.params, back: '/admin/payouts' });
