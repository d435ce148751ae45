import { saveBoostPrice } from '@souk/contract/modules/admin/plans';
import { carryOut } from '../carry-out.server.ts';
import type { Route } from './+types/save-boost-price.ts';

export const handle = { access: 'admin' };

export const action = (args: Route.ActionArgs) =>
  carryOut(args, saveBoostPrice, { params: args.params, back: '/admin/plans' });
