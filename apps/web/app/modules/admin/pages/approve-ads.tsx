import { approveAds } from '@souk/contract/modules/admin/ads';
import { carryOut } from '../carry-out.server.ts';
import type { Route } from './+types/approve-ads.ts';

export const handle = { access: 'admin' };

export const action = (args: Route.ActionArgs) => carryOut(args, approveAds, { back: '/admin/ads' });
