import { approveAd } from '@souk/contract/modules/admin/ads';
import { carryOut } from '../carry-out.server.ts';
import type { Route } from './+types/approve-ad.ts';

export const handle = { access: 'admin' };

export const action = (args: Route.ActionArgs) =>
  carryOut(args, approveAd, { params: args.params, back: `/admin/ads/${args.params.id}` });
