import { deleteBanner } from '@souk/contract/modules/admin/content';
import { carryOut } from '../carry-out.server.ts';
import type { Route } from './+types/delete-banner.ts';

export const handle = { access: 'admin' };

export const action = (args: Route.ActionArgs) =>
  carryOut(args, deleteBanner, { params: args.params, back: '/admin/pages?tab=banners' });
