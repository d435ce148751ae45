import { approveProduct } from '@souk/contract/modules/admin/products';
import { carryOut } from '../carry-out.server.ts';
import type { Route } from './+types/approve-product.ts';

export const handle = { access: 'admin' };

export const action = (args: Route.ActionArgs) =>
  carryOut(args, approveProduct, { params: args.params, back: `/admin/products/${args.params.id}` });
