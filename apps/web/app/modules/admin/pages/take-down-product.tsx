import { takeDownProduct } from '@souk/contract/modules/admin/products';
import { carryOut } from '../carry-out.server.ts';
import type { Route } from './+types/take-down-product.ts';

export const handle = { access: 'admin' };

export const action = (args: Route.ActionArgs) =>
  carryOut(args, takeDownProduct, { params: args.params, back: `/admin/products/${args.params.id}` });
