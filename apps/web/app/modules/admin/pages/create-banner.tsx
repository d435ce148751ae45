import { createBanner } from '@souk/contract/modules/admin/content';
import { carryOut } from '../carry-out.server.ts';
import type { Route } from './+types/create-banner.ts';

export const handle = { access: 'admin' };

export const action = (args: Route.ActionArgs) =>
  carryOut(args, createBanner, { back: '/admin/pages?tab=banners' });
